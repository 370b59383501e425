import * as z from 'zod/mini';
import { certificateSummary } from '../certificates/public';
import { endpoint } from '../endpoint';
import { attemptIdField, idField, idParams, moment, pageQuery } from '../fields';

export const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];
export const letterField = z.enum(letters);

/** Returns true if an option counts as right. A missing answer never does. */
export function isRight(
  { correctAnswer, alsoCorrect }: { correctAnswer: Letter | ''; alsoCorrect: Letter | '' | null },
  letter: Letter | null,
): boolean {
  return letter !== null && (letter === correctAnswer || letter === alsoCorrect);
}

/** Extra time in percent of the quiz's own. It is not mentioned on a certificate. */
export const extraTimes = ['none', '25', '50', '100', 'untimed'] as const;
export type ExtraTime = (typeof extraTimes)[number];

/** Milliseconds after the deadline in which an answer that was on its way still counts. */
export const graceMs = 1_000;

/** Maximum number of questions in a quiz. */
export const maxQuestions = 100;

const attemptParams = z.object({ attemptId: attemptIdField });

/** Question as a taker sees it; `html` has the same texts, compiled. Its key and explanation come with the result. */
export const quizQuestion = z.object({
  id: z.number(),
  question: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  optionD: z.string(),
  html: z.object({
    question: z.string(),
    optionA: z.string(),
    optionB: z.string(),
    optionC: z.string(),
    optionD: z.string(),
  }),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

/** Answers, keyed by question id. */
export const answersField = z.record(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), letterField);
export type Answers = Record<string, Letter>;

export const openAttempt = z.object({
  attemptId: z.string(),
  quizId: z.number(),
  startedAt: moment,
  /** Time when it is closed automatically; null without a time limit. */
  deadline: z.nullable(moment),
  /** The server's clock, from which the time left is calculated. */
  serverNow: moment,
  extraTime: z.enum(extraTimes),
  answers: answersField,
  /** Highest counter of a saved answer; 0 before the first one. */
  sequence: z.number(),
});
export type OpenAttempt = z.infer<typeof openAttempt>;

/** Reason why an attempt ended: its taker submitted it, its deadline passed, or a merged account had a later one. */
export const attemptEnds = ['submitted', 'deadline', 'merged'] as const;
export type AttemptEnd = (typeof attemptEnds)[number];

export const attemptSummary = z.object({
  attemptId: z.string(),
  quizId: z.number(),
  quizTitle: z.string(),
  subject: z.string(),
  startedAt: moment,
  /** Time when an open attempt is closed automatically; null without a time limit. */
  deadline: z.nullable(moment),
  completed: z.boolean(),
  completedAt: z.nullable(moment),
  endedBy: z.nullable(z.enum(attemptEnds)),
  /** The first attempt of a person at a quiz is 1. */
  attemptNumber: z.number(),
  score: z.number(),
  totalQuestions: z.number(),
  percentage: z.number(),
  passed: z.boolean(),
  /** Time of the last correction of a question that changed these figures; null without any. */
  regradedAt: z.nullable(moment),
  /**
   * True if the person keeps the pass although a corrected question would undo it; the figures are those from before.
   */
  isPassKept: z.boolean(),
  /** In seconds. */
  timeSpent: z.number(),
});
export type AttemptSummary = z.infer<typeof attemptSummary>;

export const reviewedQuestion = z.extend(quizQuestion, {
  /** Null if the question was not answered, which counts as wrong. */
  answer: z.nullable(letterField),
  correctAnswer: letterField,
  /** Second option that counts as right; null if only one does. */
  alsoCorrect: z.nullable(letterField),
  isCorrect: z.boolean(),
  /** True if the question was faulty and counts for nobody. */
  isDropped: z.boolean(),
  /** Explanation of its correction; null without one. */
  correction: z.nullable(z.string()),
  /** Id to report it by, the same in all of its versions. */
  itemId: z.number(),
  explanation: z.string(),
  explanationHtml: z.string(),
  /** Mistake that leads to the given wrong answer; null if its author did not describe one. */
  mistake: z.nullable(z.string()),
  /** Source for further reading. */
  source: z.nullable(z.string()),
  topic: z.nullable(z.string()),
});
export type ReviewedQuestion = z.infer<typeof reviewedQuestion>;

export const quizResult = z.extend(attemptSummary, {
  review: z.array(reviewedQuestion),
  /** The person's certificate for this quiz, from this attempt or a better one; null without a pass. */
  certificate: z.nullable(certificateSummary),
});
export type QuizResult = z.infer<typeof quizResult>;

const own = { scope: 'session', tag: 'Quizzes' } as const;

export const startAttempt = endpoint('POST /api/quizzes/:id/attempts', {
  ...own,
  summary:
    'Starts an attempt, or continues the open one. Its clock runs on the server and cannot be stopped.',
  params: idParams,
  body: z.object({
    extraTime: z._default(z.enum(extraTimes), 'none'),
    /** Continues only this attempt and starts no other: 409 after its end. */
    attemptId: z.optional(attemptIdField),
  }),
  responses: { 200: openAttempt },
  ownLimit: 'attempt',
  errors: ['attempts.closed', 'attempts.not_found', 'limits.requests', 'quizzes.not_found'],
});

export const getQuizQuestions = endpoint('GET /api/quizzes/:id/questions', {
  ...own,
  summary:
    'The questions of the user’s open attempt, or of their latest one if none is open, in its order and without keys.',
  params: idParams,
  responses: { 200: z.array(quizQuestion) },
  errors: ['attempts.needed'],
});

export const saveAnswer = endpoint('PUT /api/attempts/:attemptId/answers/:questionId', {
  ...own,
  summary:
    'Saves an answer in an open attempt. Null removes it. An answer with a lower counter than the saved one changes nothing, and the saved answer is returned.',
  params: z.extend(attemptParams, { questionId: idField }),
  body: z.object({
    answer: z.nullable(letterField),
    /** Increases with each answer, on all of the taker's devices together. */
    sequence: z._default(z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)), 0),
  }),
  responses: {
    200: z.object({ answer: z.nullable(letterField), sequence: z.number(), savedAt: moment }),
  },
  ownLimit: 'attempt',
  errors: ['attempts.closed', 'attempts.not_found', 'limits.requests'],
});

export const submitQuiz = endpoint('POST /api/quizzes/:id/submit', {
  ...own,
  summary:
    'Submits the open attempt with the saved answers and those sent here, and returns its result. Repeating it returns the same result. After the deadline, only saved answers count.',
  params: idParams,
  body: z.object({
    answers: z._default(answersField, {}),
    /** Id of the attempt; by default the open one. */
    attemptId: z.optional(attemptIdField),
  }),
  responses: { 200: quizResult },
  ownLimit: 'attempt',
  errors: ['attempts.empty', 'attempts.needed', 'limits.requests', 'quizzes.not_found'],
});

export const listAttempts = endpoint('GET /api/attempts', {
  ...own,
  summary: 'The user’s attempts, latest first. With `quizId`, those at one quiz.',
  query: z.object({ quizId: z.optional(idField), ...pageQuery }),
  responses: { 200: z.array(attemptSummary) },
});

export const getAttempt = endpoint('GET /api/attempts/:attemptId', {
  ...own,
  summary: 'The result of one of the user’s attempts. 409 if it is still open.',
  params: attemptParams,
  responses: { 200: quizResult },
  errors: ['attempts.not_found', 'attempts.open'],
});
