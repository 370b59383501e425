import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idField, moment, pageQuery, textField } from './fields';

export const questionCard = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  subject: z.nullable(z.string()),
  schoolId: z.nullable(z.number()),
  courseId: z.nullable(z.number()),
  isAnswered: z.boolean(),
  isVerified: z.boolean(),
  answerCount: z.number(),
  createdAt: moment,
});
export type QuestionCard = z.infer<typeof questionCard>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  scope: 'public',
  tag: 'Questions',
  summary: 'Questions, newest first; `q` matches title, content or subject.',
  query: z.object({ q: z.optional(textField(200)), ...pageQuery }),
  responses: { 200: z.array(questionCard) },
  errors: ['request.invalid'],
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  scope: 'session',
  tag: 'Questions',
  summary: 'Posts a question; whose it is comes from the session.',
  body: z.object({
    title: textField(200).check(z.minLength(1, 'Please give your question a title.')),
    content: textField(30_000).check(z.minLength(1, 'Please write your question.')),
    subject: z.optional(z.nullable(textField(100))),
    schoolId: z.optional(z.nullable(idField)),
    courseId: z.optional(z.nullable(idField)),
  }),
  responses: { 201: questionCard },
  errors: ['auth.required', 'limits.requests', 'request.invalid'],
});
