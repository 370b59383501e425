import * as z from 'zod/mini';
import { subjects } from '../documents/subjects';
import { endpoint } from '../endpoint';
import { idField, idParams, pageQuery, textField } from '../fields';
import { maxQuestions, quizQuestion } from './attempts';
import { quizItem } from './items';
import { minAttemptsForFigures, quizHead, quizStatuses, staffQuiz, staffQuizCard } from './staff-quizzes';

const read = { scope: 'staff', permission: 'quizzes.read', tag: 'Staff: quizzes' } as const;
const write = { ...read, permission: 'quizzes.write' } as const;
const changing = ['quizzes.not_found', 'quizzes.changed'] as const;

const version = z.int();
const questionParams = z.object({ id: idField, questionId: idField });

export const staffListQuizzes = endpoint('GET /api/admin/quizzes', {
  ...read,
  summary: 'Every quiz, the most recently changed first.',
  query: z.object({
    q: z.optional(textField(200)),
    subject: z.optional(z.enum(subjects)),
    status: z.optional(z.enum(quizStatuses)),
    ...pageQuery,
  }),
  responses: { 200: z.array(staffQuizCard) },
});

export const staffReadQuiz = endpoint('GET /api/admin/quizzes/:id', {
  ...read,
  summary: `One quiz with its questions and their keys, and with their figures if there are at least ${minAttemptsForFigures} first attempts.`,
  params: idParams,
  responses: { 200: staffQuiz },
  errors: ['quizzes.not_found'],
});

export const staffCreateQuiz = endpoint('POST /api/admin/quizzes', {
  ...write,
  summary: 'Creates a draft without questions.',
  body: quizHead,
  responses: { 201: staffQuiz },
  errors: ['certificates.signs', 'server.busy'],
});

export const staffUpdateQuiz = endpoint('PUT /api/admin/quizzes/:id', {
  ...write,
  summary:
    'Changes the details of a quiz and who can take it. Open attempts keep their time. A quiz without questions stays a draft.',
  params: idParams,
  body: z.extend(quizHead, { status: z.enum(quizStatuses), version }),
  responses: { 200: staffQuiz },
  errors: [...changing, 'certificates.signs', 'quizzes.empty', 'server.busy'],
});

export const staffAddQuizQuestion = endpoint('POST /api/admin/quizzes/:id/questions', {
  ...write,
  summary: `Adds a question at the end. A quiz can have at most ${maxQuestions}.`,
  params: idParams,
  body: z.object({ item: quizItem, version }),
  responses: { 201: staffQuiz },
  errors: [...changing, 'quizzes.full', 'text.too_complex'],
});

export const staffUpdateQuizQuestion = endpoint('PUT /api/admin/quizzes/:id/questions/:questionId', {
  ...write,
  summary:
    'Writes a new version of a question for attempts from now on. If the four options stay the same, the key of an answered question can only be changed with a correction: 409.',
  params: questionParams,
  body: z.object({ item: quizItem, version }),
  responses: { 200: staffQuiz },
  errors: [...changing, 'quizzes.answered', 'text.too_complex'],
});

export const staffRemoveQuizQuestion = endpoint('POST /api/admin/quizzes/:id/questions/:questionId/remove', {
  ...write,
  summary:
    'Removes a question. People who answered it keep their score. The last question of a quiz on the site cannot be removed.',
  params: questionParams,
  body: z.object({ version }),
  responses: { 200: staffQuiz },
  errors: [...changing, 'quizzes.empty'],
});

export const staffMoveQuizQuestion = endpoint('POST /api/admin/quizzes/:id/questions/:questionId/move', {
  ...write,
  summary: 'Moves a question to another position in its quiz. The first position is 1.',
  params: questionParams,
  body: z.object({ position: z.int().check(z.minimum(1), z.maximum(maxQuestions)), version }),
  responses: { 200: staffQuiz },
  errors: changing,
});

/** Question as takers see it, with its explanation. */
export const itemPreview = z.extend(z.object(quizQuestion.shape.html.shape), { explanation: z.string() });
export type ItemPreview = z.infer<typeof itemPreview>;

export const staffPreviewQuizQuestion = endpoint('POST /api/admin/quizzes/preview', {
  ...write,
  summary: 'Compiles a question without saving it.',
  body: z.object({ item: quizItem }),
  responses: { 200: itemPreview },
  errors: ['text.too_complex'],
});
