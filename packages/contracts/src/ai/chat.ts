import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, moment, rawField } from '../fields';
import { isBlank } from '../one-line';

export const chatModes = ['general', 'study-help', 'tutoring'] as const;
export type ChatMode = (typeof chatModes)[number];

/** A model, or the study library where none is configured, the day’s spending is reached, or the person chose it. */
export const answerSources = ['model', 'library'] as const;
export type AnswerSource = (typeof answerSources)[number];

/** `interrupted`: the process that made it ended; what there was is kept. `failed`: it ended without a word. */
export const chatStatuses = ['streaming', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** Why a whole answer ends where it does: it was complete, as long as one may be, or cut by the provider’s filter. */
export const chatFinishes = ['complete', 'length', 'filter'] as const;
export type ChatFinish = (typeof chatFinishes)[number];

/** The most characters of a message. */
export const longestChatMessage = 20_000;

/** Where a claim is from; `number` is how the answer names it, as [1]. */
export const citation = z.object({
  number: z.number(),
  /** The words that are quoted, as they stand there. */
  quote: z.string(),
  /** The same as HTML, where they were written with formulas and the like; null where they show as they stand. */
  html: z.optional(z.nullable(z.string())),
  /** Empty for what is no longer available. */
  title: z.string(),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), documentId: z.number(), page: z.number() }),
    z.object({ kind: z.literal('answer'), questionId: z.number(), answerId: z.optional(z.number()) }),
    z.object({ kind: z.literal('explanation'), quizId: z.number() }),
  ]),
  /** Why the quote is not given to this reader, and empty: it is locked for them, or is no longer there. */
  withheld: z.optional(z.enum(['locked', 'unavailable'])),
});
export type Citation = z.infer<typeof citation>;
/** The page, expert's answer or quiz that an answer rests on. */
export type CitedSource = Citation['source'];

export const chatMessage = z.object({
  id: z.number(),
  /** The message that it follows; null for the first one. Messages of one parent are branches. */
  parentId: z.nullable(z.number()),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** The text as HTML; null while it is made, and where it shows as it was typed. */
  html: z.nullable(z.string()),
  status: z.enum(chatStatuses),
  finish: z.nullable(z.enum(chatFinishes)),
  source: z.nullable(z.enum(answerSources)),
  /** The model’s name; null for the library. */
  model: z.nullable(z.string()),
  citations: z.array(citation),
  feedback: z.nullable(z.enum(['up', 'down'])),
  /** Why staff removed an answer, of which nothing else is given then; null for all others. */
  removedReason: z.nullable(z.string()),
  /**
   * Why an answer of a model is not given to this reader, and empty: it was written from what is locked for them or no longer
   * there, or it is not known from what. Its citations then name what that is.
   */
  withheld: z.optional(z.enum(['locked', 'unavailable', 'unknown'])),
  createdAt: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;

const own = { scope: 'session', tag: 'AI' } as const;
const base = ['auth.required', 'request.invalid'] as const;
const making = [
  ...base,
  'ai.busy',
  'ai.failed',
  'ai.limit',
  'conversations.not_found',
  'ai.full',
  'documents.not_found',
  'documents.removed',
  'documents.unchecked',
  'limits.streams',
  'server.busy',
  'text.too_complex',
] as const;

/** What is typed is kept as it is, spaces and all, but must have a word. */
const messageField = rawField(longestChatMessage, 'A message can have up to 20,000 characters.').check(
  z.refine((text) => !isBlank(text), 'Please write a message.'),
);

/** Made by the browser, one for each message that is sent; a message that is sent again is stored once. */
const keyField = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/, 'This is not the key of a message.'));

export const chat = endpoint({
  ...own,
  method: 'POST',
  path: '/api/ai/chat',
  summary:
    'Sends a message and returns the whole answer, or, with `Accept: text/event-stream`, the events `start`, `delta`, `citation`, `done` and `error`, whose ids are offsets into the text. The answer is completed even if the client disconnects.',
  body: z.object({
    message: messageField,
    conversationId: z.optional(z.nullable(z.uuid())),
    /** The message that this one follows; by default the newest. Another one begins a branch. */
    parentId: z.optional(z.nullable(idField)),
    mode: z._default(z.enum(chatModes), 'general'),
    subject: z.optional(z.nullable(lineField(80))),
    topic: z.optional(z.nullable(lineField(200))),
    documentId: z.optional(z.nullable(idField)),
    key: z.optional(keyField),
    /** The library answers, also where a model is configured. */
    useLibrary: z._default(z.boolean(), false),
    /** Whether the conversation stays in the list; decided with its first message. */
    isKept: z._default(z.boolean(), true),
  }),
  responses: {
    200: z.object({
      response: z.string(),
      conversationId: z.string(),
      messageId: z.number(),
      source: z.enum(answerSources),
      /** Whether it is whole, and why it ends where it does; `response` says so as well. */
      status: z.enum(chatStatuses),
      finish: z.nullable(z.enum(chatFinishes)),
      citations: z.array(citation),
    }),
  },
  errors: making,
});
export type ChatBody = z.input<typeof chat.body>;
export type ChatAnswer = z.infer<(typeof chat.responses)[200]>;

export const studyHelp = endpoint({
  ...own,
  method: 'POST',
  path: '/api/ai/study-help',
  summary: 'Asks about a topic in a subject and returns the whole answer.',
  body: z.object({
    subject: lineField(80).check(z.minLength(1, 'Please select a subject and topic for study help.')),
    topic: lineField(200).check(z.minLength(1, 'Please select a subject and topic for study help.')),
    question: messageField,
  }),
  responses: { 200: z.object({ response: z.string() }) },
  errors: making,
});

/** The events of an answer, by their names; every id is how many characters of the text came before the event’s end. */
export type ChatEvents = {
  start: {
    conversationId: string;
    questionId: number;
    messageId: number;
    source: AnswerSource;
    model: string | null;
  };
  delta: { text: string };
  citation: Citation;
  done: { message: ChatMessage };
  error: { code: 'ai.failed' | 'ai.interrupted'; message: string };
};

export const messageEvents = endpoint({
  ...own,
  method: 'GET',
  path: '/api/ai/messages/:id/events',
  summary:
    'The events of one of your answers, from `Last-Event-ID` or from the start: first the text so far, then what is added.',
  params: idParams,
  responses: { 200: z.string() },
  produces: 'text/event-stream',
  errors: [...base, 'conversations.not_found', 'limits.streams'],
});

export const stopMessage = endpoint({
  ...own,
  method: 'POST',
  path: '/api/ai/messages/:id/stop',
  summary: 'Stops one of your answers that is still being written, in any process. The text so far is kept.',
  params: idParams,
  responses: { 204: z.void() },
  errors: [...base, 'conversations.not_found'],
});

export const rateMessage = endpoint({
  ...own,
  method: 'POST',
  path: '/api/ai/messages/:id/feedback',
  summary: 'Records whether an answer helped; null removes the record.',
  params: idParams,
  body: z.object({ feedback: z.nullable(z.enum(['up', 'down'])) }),
  responses: { 204: z.void() },
  errors: [...base, 'conversations.not_found'],
});

const allowance = z.object({ limit: z.number(), left: z.number(), resetsAt: z.nullable(moment) });

export const getAiQuota = endpoint({
  ...own,
  method: 'GET',
  path: '/api/ai/quota',
  summary:
    'How many messages and generated quizzes are left today, and whether a model or the study library answers.',
  responses: {
    200: z.object({
      messages: allowance,
      quizzes: allowance,
      source: z.enum(answerSources),
      /** The model’s name and who runs it; null where the library answers. */
      model: z.nullable(z.object({ name: z.string(), provider: z.string() })),
      /** Why the library answers; null where the model does. */
      notice: z.nullable(z.string()),
    }),
  },
  errors: base,
});
export type AiQuota = z.infer<(typeof getAiQuota.responses)[200]>;
