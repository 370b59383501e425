import * as z from 'zod/mini';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { idField, idParams, moment, textField } from '../fields';
import { questionSource } from './about';
import { answer, answerStatuses } from './answers';
import { questionClaim } from './claims';
import { questionCard, questionFields, questionStatuses } from './public';

/** A comment on a question or an answer. The asker is never named. */
export const questionComment = z.object({
  id: z.number(),
  answerId: z.nullable(z.number()),
  status: z.enum(answerStatuses),
  html: z.string(),
  author: z.enum(['asker', 'expert', 'staff']),
  name: z.nullable(z.string()),
  isOwn: z.boolean(),
  createdAt: moment,
});
export type QuestionComment = z.infer<typeof questionComment>;

export const question = z.extend(questionCard, {
  status: z.enum(questionStatuses),
  removedReason: z.nullable(z.string()),
  /** End of the hold for a question that matches an exam in progress; null for others. */
  heldUntil: z.nullable(moment),
  /** The content as HTML; null where it shows as it was typed. */
  html: z.nullable(z.string()),
  school: z.nullable(z.object({ id: z.number(), name: z.string() })),
  course: z.nullable(z.object({ id: z.number(), name: z.string(), code: z.nullable(z.string()) })),
  /** Source, without a quote that the reader may not read; null for a question without one. */
  about: z.optional(z.nullable(questionSource)),
  editedAt: z.nullable(moment),
  /** Promised time of the first answer; null if there is one, and while an exam holds the question. */
  promisedAt: z.nullable(moment),
  /** In the order in which they are read: accepted, verified, then the oldest. At most 50. */
  answers: z.array(answer),
  /** The oldest first, at most 200. */
  comments: z.array(questionComment),
  /** The reader’s role and rights. */
  viewer: z.object({
    isAsker: z.boolean(),
    isExpert: z.boolean(),
    isFollowing: z.boolean(),
    canAnswer: z.boolean(),
    canComment: z.boolean(),
    canWithdraw: z.boolean(),
    claim: z.nullable(questionClaim),
  }),
});
export type Question = z.infer<typeof question>;

const tag = 'Questions';
const one = { params: idParams, tag } as const;
const base = ['auth.forbidden', 'questions.not_found'] as const;
const writing = [...base, 'limits.requests', 'server.busy', 'text.too_complex'] as const;

export const getQuestion = endpoint('GET /api/questions/:id', {
  ...one,
  scope: 'visitor',
  summary:
    'A question with its answers and comments, as this reader can see it. Only the person who asked can see a held or removed question.',
  responses: { 200: question },
  errors: ['questions.not_found'],
});

export const editQuestion = endpoint('PATCH /api/questions/:id', {
  ...one,
  scope: 'session',
  summary:
    'Changes the user’s own question and keeps its earlier versions. The rules that hold posts apply again.',
  body: z.partial(z.pick(questionFields, { title: true, content: true, subject: true })),
  responses: { 200: question },
  errors: [...writing, 'questions.changed'],
});

export const withdrawQuestion = endpoint('DELETE /api/questions/:id', {
  ...one,
  scope: 'session',
  summary:
    'Withdraws the user’s own question if no one has answered it or is answering it. The free question or the credit is returned.',
  responses: { 200: z.object({ returned: z.nullable(z.enum(['free', 'credit'])) }) },
  errors: [...base, 'questions.answered', 'questions.claimed'],
});

export const listQuestionVersions = endpoint('GET /api/questions/:id/versions', {
  ...one,
  scope: 'session',
  summary: 'Earlier versions of an edited question, latest first. For the person who asked and for experts.',
  responses: { 200: z.array(z.object({ title: z.string(), content: z.string(), until: moment })) },
  errors: base,
});

export const addComment = endpoint('POST /api/questions/:id/comments', {
  ...one,
  scope: 'session',
  summary: 'Comments on a question or one of its answers. For the person who asked and for experts.',
  body: z.object({
    content: textField(2_000).check(z.minLength(1, 'Please write your comment.')),
    answerId: z.optional(z.nullable(idField)),
  }),
  responses: { 201: questionComment },
  errors: [...writing, 'terms.needed'],
});

export const followQuestion = endpoint('PUT /api/questions/:id/follow', {
  ...one,
  scope: 'session',
  summary:
    'Follows a question: the user hears about new answers on the site and by email. Without an account, an email address can be given. It is used when the link emailed to it has been opened.',
  body: z.object({
    email: z.optional(emailField),
  }),
  responses: { 200: z.object({ isFollowing: z.boolean(), awaitsConfirmation: z.boolean() }) },
  errors: [...base, 'limits.requests'],
});

export const unfollowQuestion = endpoint('DELETE /api/questions/:id/follow', {
  ...one,
  scope: 'session',
  summary: 'Stops following a question.',
  responses: { 200: z.object({ isFollowing: z.boolean(), awaitsConfirmation: z.boolean() }) },
  errors: base,
});

const token = z.object({ token: z.string().check(z.minLength(20), z.maxLength(400)) });

export const confirmFollow = endpoint('POST /api/question-follows/confirm', {
  tag,
  scope: 'visitor',
  summary: 'Confirms an email address that follows a question, with the token from the emailed link.',
  body: token,
  responses: { 200: z.object({ questionId: z.number(), title: z.string() }) },
  errors: ['tokens.invalid'],
});

export const endFollow = endpoint('POST /api/question-follows/end', {
  tag,
  scope: 'visitor',
  summary:
    'Stops emails about a question to an address, with the token from a link in an email (RFC 8058). Repeating it changes nothing.',
  query: token,
  responses: { 204: z.void() },
  errors: ['tokens.invalid'],
});
