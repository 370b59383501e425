import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField } from '../fields';
import { maxQuestions, quizQuestion } from './attempts';
import { minGeneratedQuestions } from './generation';
import { quiz } from './public';

export const maxQuizTitleLength = 200;

/** Returns the number of questions that stay in a generated quiz of `total` questions when its owner leaves some out. */
export const minKeptQuestions = (total: number): number => Math.min(minGeneratedQuestions, total);

export const madeQuiz = z.extend(quiz, {
  /** True if the quiz was generated for the user, who has not started it yet and so can change it. */
  isEditable: z.boolean(),
});
export type MadeQuiz = z.infer<typeof madeQuiz>;

/** Generated quiz as its owner changes it, with its questions as takers see them. */
export const madeQuizQuestions = z.object({
  title: z.string(),
  /** Increases with each change; a save names the version that it changes. */
  version: z.number(),
  questions: z.array(quizQuestion),
});
export type MadeQuizQuestions = z.infer<typeof madeQuizQuestions>;

const own = { scope: 'session', tag: 'Quizzes', params: idParams } as const;

export const getMadeQuiz = endpoint('GET /api/quizzes/made/:id', {
  ...own,
  summary: 'A quiz the user can take, including one generated for them, without its questions.',
  responses: { 200: madeQuiz },
  errors: ['quizzes.not_found'],
});

export const getMadeQuizQuestions = endpoint('GET /api/quizzes/made/:id/questions', {
  ...own,
  summary:
    'The title and questions of a quiz generated for the user, without keys, to change before it is taken. 409 if it was started.',
  responses: { 200: madeQuizQuestions },
  errors: ['quizzes.not_found', 'quizzes.started'],
});

export const changeMadeQuiz = endpoint('PATCH /api/quizzes/made/:id', {
  ...own,
  summary:
    'Changes the title of a generated quiz and leaves questions out permanently, until its user starts it. 409 if it was started, or changed since `version`.',
  body: z.object({
    version: z.int().check(z.positive()),
    title: lineField(maxQuizTitleLength).check(z.minLength(1, 'Please enter a title for the quiz.')),
    /** Ids of questions of the quiz. */
    leftOut: z.array(idField).check(z.maxLength(maxQuestions)),
  }),
  responses: { 200: madeQuiz },
  errors: [
    'certificates.signs',
    'quizzes.changed',
    'quizzes.not_found',
    'quizzes.started',
    'quizzes.too_few',
  ],
});

export const deleteMadeQuiz = endpoint('DELETE /api/quizzes/made/:id', {
  ...own,
  summary: 'Removes a generated quiz from the user’s list. It can no longer be started. Its results stay.',
  responses: { 204: z.void() },
  errors: ['quizzes.not_found'],
});
