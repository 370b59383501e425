import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, moment, rawField } from '../fields';
import { imageIdField } from '../images/public';
import { isBlank } from '../one-line';
import { type CareNote, careNote } from './care';

export const chatModes = ['general', 'study-help', 'tutoring'] as const;
export type ChatMode = (typeof chatModes)[number];

/** `library` answers if no model is configured, the daily budget is spent, or the person chose it. */
export const answerSources = ['model', 'library'] as const;
export type AnswerSource = (typeof answerSources)[number];

/** `interrupted`: the process that wrote it ended, and its text so far is kept. `failed`: it ended without any text. */
export const chatStatuses = ['streaming', 'done', 'stopped', 'interrupted', 'failed'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** Reason why a finished answer ends: it is complete, reached the maximum length, or the provider's filter cut it. */
export const chatFinishes = ['complete', 'length', 'filter'] as const;
export type ChatFinish = (typeof chatFinishes)[number];

/** Maximum length of a message, in characters. */
export const maxChatMessageLength = 20_000;

/** Maximum number of images of a message. */
export const maxChatImages = 4;

/** Maximum number of documents that a chat is about. */
export const maxChatDocuments = 5;

/** Image of a message, with the address at which its reader gets it and its size in pixels. */
export const chatImage = z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number() });
export type ChatImage = z.infer<typeof chatImage>;

/** Source of a statement; `number` is its number in the answer, as in [1]. */
export const citation = z.object({
  number: z.number(),
  /** Quoted words as in the source, without marks of emphasis that a cut left unpaired. */
  quote: z.string(),
  /** The quote as HTML if its source has formulas or other markup; null if it is plain text. */
  html: z.optional(z.nullable(z.string())),
  /** Empty if the source is no longer available. */
  title: z.string(),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), documentId: z.number(), page: z.number() }),
    z.object({ kind: z.literal('answer'), questionId: z.number(), answerId: z.optional(z.number()) }),
    z.object({ kind: z.literal('explanation'), quizId: z.number() }),
  ]),
  /** Reason why this reader does not get the quote, which is then empty: the source is locked for them, or is gone. */
  withheld: z.optional(z.enum(['locked', 'unavailable'])),
});
export type Citation = z.infer<typeof citation>;
/** Page, expert's answer or quiz that an answer is based on. */
export type CitedSource = Citation['source'];

/** Something that a model looked up for an answer: words in the study library, or a page of a document. */
export const reading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), words: z.string() }),
  z.object({ kind: z.literal('page'), documentId: z.number(), page: z.number(), title: z.string() }),
]);
export type Reading = z.infer<typeof reading>;

/** Maximum number of things that a model may look up for an answer. */
export const maxReadings = 4;

export const chatMessage = z.object({
  id: z.number(),
  /** Id of the message before it; null for the first one. Messages with the same parent are branches. */
  parentId: z.nullable(z.number()),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** The text as HTML; null while the answer is being written, and for plain text. */
  html: z.nullable(z.string()),
  status: z.enum(chatStatuses),
  finish: z.nullable(z.enum(chatFinishes)),
  source: z.nullable(z.enum(answerSources)),
  /** Name of the model; null for the library. */
  model: z.nullable(z.string()),
  citations: z.array(citation),
  feedback: z.nullable(z.enum(['up', 'down'])),
  /** Reason why staff removed an answer, whose text is then left out; null for all others. */
  removedReason: z.nullable(z.string()),
  /**
   * Reason why this reader does not get a model's answer, which is then empty: it is based on sources that are locked
   * for them or gone, or its sources are not recorded. Its citations then name those sources.
   */
  withheld: z.optional(z.enum(['locked', 'unavailable', 'unknown'])),
  /** True for a message of one's own after which the care note is shown. */
  needsCare: z.optional(z.boolean()),
  /** Images of a person's message; absent for none. */
  images: z.optional(z.array(chatImage)),
  /** For an answer to images: whether it was written with them. */
  imagesSeen: z.optional(z.boolean()),
  /** All that the model looked up for an answer. Only the owner of the chat gets it; absent if there is nothing. */
  readings: z.optional(z.array(reading)),
  createdAt: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;

const own = { scope: 'session', tag: 'AI' } as const;
const making = [
  'ai.busy',
  'ai.failed',
  'ai.limit',
  'ai.mode',
  'ai.no_attempt',
  'conversations.not_found',
  'ai.full',
  'documents.not_found',
  'documents.removed',
  'documents.unchecked',
  'limits.streams',
  'server.busy',
  'text.too_complex',
] as const;

const noWords = 'Please write a message.';
/** Text is kept as typed, including spaces. */
const messageField = rawField(maxChatMessageLength, 'A message can have up to 20,000 characters.');

/** Created by the browser for each message, so that a message that is sent twice is stored once. */
const keyField = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/, 'This is not the key of a message.'));

/** A document of a chat. */
export const chatDocument = z.object({ id: z.number(), title: z.string() });
export type ChatDocument = z.infer<typeof chatDocument>;

export const chat = endpoint('POST /api/ai/chat', {
  ...own,
  summary:
    'Sends a message and returns the whole answer, or, with `Accept: text/event-stream`, the events `care`, `start`, `reading`, `delta`, `citation`, `done` and `error`, whose ids are offsets into the text. `care` comes first, for people who may be in danger; an error has it in its body. The answer is completed even if the client disconnects.',
  body: z
    .object({
      /** Must contain a word, unless the message has an image. */
      message: messageField,
      /** Ids of own images that were uploaded for a chat. */
      images: z._default(
        z
          .array(imageIdField)
          .check(z.maxLength(maxChatImages, `A message can have up to ${maxChatImages} images.`)),
        [],
      ),
      conversationId: z.optional(z.nullable(z.uuid())),
      /** Id of the message before it, by default the newest one. Any other message begins a branch. */
      parentId: z.optional(z.nullable(idField)),
      /** The default is the mode of the conversation, with its subject and topic, and `general` for a new one. */
      mode: z.optional(z.enum(chatModes)),
      subject: z.optional(z.nullable(lineField(80))),
      topic: z.optional(z.nullable(lineField(200))),
      /** The only document of a new chat. `documentIds` replaces it. */
      documentId: z.optional(z.nullable(idField)),
      /** Documents that the chat is about from this message on, in their order. By default they stay as they are. */
      documentIds: z.optional(
        z.array(idField).check(
          z.maxLength(maxChatDocuments, `A chat can be about up to ${maxChatDocuments} documents.`),
          z.refine((ids) => new Set(ids).size === ids.length, 'Each document can be in a chat once.'),
        ),
      ),
      key: z.optional(keyField),
      /** True if the library should answer although a model is configured. */
      useLibrary: z._default(z.boolean(), false),
      /** True if the conversation stays in the list. The first message decides this. */
      isKept: z._default(z.boolean(), true),
      /** True if the tutor should show its solution, which needs an attempt in this conversation. Costs no message. */
      showsSolution: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ message, images }) => images.length > 0 || !isBlank(message), {
        path: ['message'],
        error: noWords,
      }),
    ),
  responses: {
    200: z.object({
      response: z.string(),
      conversationId: z.string(),
      messageId: z.number(),
      source: z.enum(answerSources),
      /** State of the answer and the reason why it ends, both as in `response`. */
      status: z.enum(chatStatuses),
      finish: z.nullable(z.enum(chatFinishes)),
      citations: z.array(citation),
      /** Number of images of the message. */
      images: z.number(),
      /** Documents of the chat that the person can no longer read, so that the answer is without them; absent for none. */
      leftOut: z.optional(z.array(chatDocument)),
      /** Only for people who may be in danger. */
      care: z.optional(careNote),
    }),
  },
  errors: making,
});
export type ChatBody = z.input<typeof chat.body>;
export type ChatAnswer = z.infer<(typeof chat.responses)[200]>;

export const studyHelp = endpoint('POST /api/ai/study-help', {
  ...own,
  summary: 'Asks about a topic in a subject and returns the whole answer.',
  body: z.object({
    subject: lineField(80).check(z.minLength(1, 'Please select a subject and topic for study help.')),
    topic: lineField(200).check(z.minLength(1, 'Please select a subject and topic for study help.')),
    question: messageField.check(z.refine((text) => !isBlank(text), noWords)),
  }),
  responses: { 200: z.object({ response: z.string(), care: z.optional(careNote) }) },
  errors: making,
});

/** Events of an answer, keyed by their names. Each event id is the number of characters that came before its end. */
export type ChatEvents = {
  care: CareNote;
  start: {
    conversationId: string;
    questionId: number;
    messageId: number;
    source: AnswerSource;
    model: string | null;
    /** Number of images of the message. A server of the previous release, which does not take any, leaves it out. */
    images?: number;
    /** Documents of the chat that the person can no longer read, so that the answer is without them. */
    leftOut?: ChatDocument[];
  };
  /** The model has looked something up before it continues. */
  reading: Reading;
  delta: { text: string };
  citation: Citation;
  done: { message: ChatMessage };
  error: { code: 'ai.failed' | 'ai.interrupted'; message: string };
};

export const messageEvents = endpoint('GET /api/ai/messages/:id/events', {
  ...own,
  summary:
    'The events of one of your answers, from `Last-Event-ID` or from the start: first the text so far, then what is added.',
  params: idParams,
  responses: { 200: z.string() },
  produces: 'text/event-stream',
  errors: ['conversations.not_found', 'limits.streams'],
});

export const stopMessage = endpoint('POST /api/ai/messages/:id/stop', {
  ...own,
  summary: 'Stops one of your answers that is still being written, in any process. The text so far is kept.',
  params: idParams,
  responses: { 204: z.void() },
  errors: ['conversations.not_found'],
});

export const rateMessage = endpoint('POST /api/ai/messages/:id/feedback', {
  ...own,
  summary: 'Records whether an answer helped; null removes the record.',
  params: idParams,
  body: z.object({ feedback: z.nullable(z.enum(['up', 'down'])) }),
  responses: { 204: z.void() },
  errors: ['conversations.not_found'],
});

/** Whether the images of a message are seen. */
export const imageSights = ['seen', 'unseen', 'untried'] as const;
export type ImageSight = (typeof imageSights)[number];

const allowance = z.object({ limit: z.number(), left: z.number(), resetsAt: z.nullable(moment) });

export const getAiQuota = endpoint('GET /api/ai/quota', {
  ...own,
  summary:
    'How many messages and generated quizzes are left today, and whether a model or the study library answers.',
  responses: {
    200: z.object({
      messages: allowance,
      quizzes: allowance,
      source: z.enum(answerSources),
      /** Name and provider of the model; null if the library answers. */
      model: z.nullable(z.object({ name: z.string(), provider: z.string() })),
      /** Whether the source of answers sees images; `untried` for a model that got none so far. */
      images: z.optional(z.enum(imageSights)),
      /** Reason why the library answers; null if the model does. */
      notice: z.nullable(z.string()),
    }),
  },
});
export type AiQuota = z.infer<(typeof getAiQuota.responses)[200]>;
