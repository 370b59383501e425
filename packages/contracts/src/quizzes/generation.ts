import * as z from 'zod/mini';
import { answerSources } from '../ai/chat';
import { endpoint } from '../endpoint';
import { idField, lineField, moment, pageQuery } from '../fields';
import { difficulties, quiz, quizCard } from './public';

/** Numbers of questions that can be requested. */
export const generatedCounts = [10, 15, 25, 35, 50] as const;
export type GeneratedCount = (typeof generatedCounts)[number];
export const defaultGeneratedCount: GeneratedCount = 25;

/** Minimum number of questions in a quiz, if fewer than requested can be made. */
export const minGeneratedQuestions = 5;

export const generationStates = ['waiting', 'running', 'done', 'failed'] as const;
export type GenerationState = (typeof generationStates)[number];

/** Generation of a quiz for a person, in progress or finished. */
export const quizGeneration = z.object({
  id: z.string(),
  state: z.enum(generationStates),
  subject: z.string(),
  difficulty: z.enum(difficulties),
  specificTopic: z.nullable(z.string()),
  /** Document that its questions are about; null if none. */
  document: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** Id of the chat that its questions are about; null if none. */
  conversationId: z.nullable(z.string()),
  /** Number of requested questions, and of those that have passed every check so far. */
  questionCount: z.number(),
  checked: z.number(),
  /** Number of questions that failed a check, or that the second pass solved differently. */
  dropped: z.number(),
  /** Source of the questions; null before it has begun. */
  source: z.nullable(z.enum(answerSources)),
  model: z.nullable(z.string()),
  quiz: z.nullable(quizCard),
  /** Reason why no quiz was made. */
  failure: z.nullable(z.string()),
  createdAt: moment,
});
export type QuizGeneration = z.infer<typeof quizGeneration>;

const own = { scope: 'session', tag: 'Quizzes' } as const;
const generationParams = z.object({ generationId: z.uuid() });

/** Subject matter of a requested quiz. */
const request = {
  subject: lineField(100).check(z.minLength(1, 'Please enter a subject for the quiz')),
  difficulty: z._default(z.enum(difficulties), 'medium'),
  specificTopic: z.optional(z.nullable(lineField(200))),
};

export const generateQuiz = endpoint('POST /api/quizzes/generate', {
  ...own,
  summary:
    'Generates a quiz and waits up to two minutes for it. 202 if it is still in progress, or immediately with `isAwaited` false. A model writes the questions and solves them a second time to check them. Without a model, they come from the quiz bank.',
  body: z.object({
    ...request,
    questionCount: z._default(z.literal(generatedCounts), defaultGeneratedCount),
    /** Document whose pages the questions are about; each question then names its page. */
    documentId: z.optional(z.nullable(idField)),
    /** Chat of the user whose answers the questions are about, instead of a document. */
    conversationId: z.optional(z.nullable(z.uuid())),
    /** Created by the browser, so that a request that is sent twice is carried out once. */
    key: z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/, 'This is not a valid key for a quiz request.')),
    ),
    isAwaited: z._default(z.boolean(), true),
  }),
  responses: {
    200: z.object({ quiz, generation: quizGeneration }),
    202: z.object({ quiz: z.null(), generation: quizGeneration }),
  },
  errors: [
    'ai.busy',
    'ai.failed',
    'ai.limit',
    'ai.mode',
    'ai.model_needed',
    'certificates.signs',
    'conversations.not_found',
    'documents.not_found',
    'documents.removed',
    'documents.unchecked',
    'quizzes.too_few',
    'study_materials.empty',
  ],
});
export type GenerateQuizBody = z.input<typeof generateQuiz.body>;

export const getQuizGeneration = endpoint('GET /api/quizzes/generations/:generationId', {
  ...own,
  summary: 'The progress of a quiz that is being generated. While this is polled, no notification is sent.',
  params: generationParams,
  responses: { 200: quizGeneration },
  errors: ['quizzes.not_found'],
});

export const listQuizGenerations = endpoint('GET /api/quizzes/generations', {
  ...own,
  summary: 'The quizzes generated for the user, and those still in progress, latest first.',
  query: z.object(pageQuery),
  responses: { 200: z.array(quizGeneration) },
});

export const countBankQuestions = endpoint('GET /api/quizzes/bank', {
  ...own,
  summary: 'How many questions the quiz bank has for a request. They are used if no model writes the quiz.',
  query: z.object(request),
  responses: {
    200: z.object({
      /** Matching subject of the bank; null if all of it is searched. */
      subject: z.nullable(z.string()),
      /** At most the largest number that can be requested. */
      questions: z.number(),
    }),
  },
});
