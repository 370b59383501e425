import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, moment, pageQuery, textField } from '../fields';
import { questionSource } from './about';
import { answerStatuses } from './answers';
import { questionStatuses } from './public';
import { addComment } from './question';

const staff = { scope: 'staff', tag: 'Staff: questions' } as const;

export const staffQuestion = z.object({
  id: z.number(),
  title: z.string(),
  /** The first 160 characters. */
  excerpt: z.string(),
  subject: z.nullable(z.string()),
  askerId: z.string(),
  /** Whether the asker has no account. */
  isAnonymous: z.boolean(),
  /** `removed` also for one that a Delete All took away. */
  status: z.enum(questionStatuses),
  /** Reason that the asker sees; null for a question that a Delete All removed. */
  removedReason: z.nullable(z.string()),
  isAnswered: z.boolean(),
  createdAt: moment,
});
export type StaffQuestion = z.infer<typeof staffQuestion>;

/** Null for somebody whose name is not kept. */
const shownName = z.nullable(z.string());

/** An answer as staff see it: with every step, in every state. */
export const staffAnswer = z.object({
  id: z.number(),
  status: z.enum(answerStatuses),
  /** Reason that its author sees. */
  removedReason: z.nullable(z.string()),
  /** The rule that holds it. */
  heldBecause: z.nullable(z.string()),
  html: z.string(),
  steps: z.array(z.object({ number: z.number(), label: z.string(), html: z.string() })),
  expert: z.object({ id: z.string(), name: shownName, isApproved: z.boolean() }),
  /** Verifier besides its author and the asker, and the time. */
  verification: z.nullable(z.object({ by: z.enum(['expert', 'staff']), name: shownName, at: moment })),
  isAccepted: z.boolean(),
  helpfulCount: z.number(),
  /** Scores of other experts, 0 to 5: the mean of all, and the latest 10. */
  meanScore: z.nullable(z.number()),
  scoreCount: z.number(),
  scores: z.array(z.object({ score: z.number(), note: z.nullable(z.string()), by: shownName, at: moment })),
  createdAt: moment,
  editedAt: z.nullable(moment),
});
export type StaffAnswer = z.infer<typeof staffAnswer>;

/** A comment as staff see it. */
export const staffComment = z.object({
  id: z.number(),
  answerId: z.nullable(z.number()),
  status: z.enum(answerStatuses),
  removedReason: z.nullable(z.string()),
  heldBecause: z.nullable(z.string()),
  html: z.string(),
  author: z.enum(['asker', 'expert', 'staff']),
  /** An expert’s name; of staff the user name, which readers do not see. */
  name: shownName,
  createdAt: moment,
});
export type StaffComment = z.infer<typeof staffComment>;

export const staffQuestionDetail = z.extend(staffQuestion, {
  content: z.string(),
  /** The content as HTML; null where it shows as it was typed. */
  html: z.nullable(z.string()),
  /** Source with its quote; null for a question without one. */
  about: z.optional(z.nullable(questionSource)),
  /** The rule that held it; null for one that waits because its asker is new. */
  heldBecause: z.nullable(z.string()),
  /** Those that can be verified first, then what readers see, then the rest, the oldest first; at most 50. */
  answers: z.array(staffAnswer),
  answerCount: z.number(),
  /** In every state, the oldest first; at most 200. */
  comments: z.array(staffComment),
  log: z.array(z.object({ at: moment, actor: z.string(), verb: z.string() })),
});
export type StaffQuestionDetail = z.infer<typeof staffQuestionDetail>;
const one = {
  params: idParams,
  responses: { 200: staffQuestionDetail },
  errors: ['questions.not_found'],
} as const;
const change = { ...one, errors: [...one.errors, 'questions.changed'] } as const;

/** Filters of the list: a state, or questions with an answer that can be verified. */
export const staffQuestionFilters = [...questionStatuses, 'to_verify'] as const;
export type StaffQuestionFilter = (typeof staffQuestionFilters)[number];

export const staffListQuestions = endpoint('GET /api/admin/questions', {
  ...staff,
  permission: 'questions.read',
  summary:
    'Questions in every state: those waiting for review first, then the newest. `q` searches title, content and subject, or is the id of the person who asked. `to_verify` lists those with a visible answer by an approved expert that is not verified or accepted yet. A page of that list can be short, or empty, before the last one.',
  query: z.object({
    q: z.optional(textField(200)),
    status: z.optional(z.enum(staffQuestionFilters)),
    ...pageQuery,
  }),
  responses: { 200: z.array(staffQuestion) },
});

export const staffReadQuestion = endpoint('GET /api/admin/questions/:id', {
  ...staff,
  permission: 'questions.read',
  ...one,
  summary: 'One question with its answers, comments and log.',
});

export const staffApproveQuestion = endpoint('POST /api/admin/questions/:id/approve', {
  ...staff,
  permission: 'questions.moderate',
  ...change,
  summary: 'Publishes a held question. The next questions from the same account are visible at once.',
});

export const staffRemoveQuestion = endpoint('POST /api/admin/questions/:id/remove', {
  ...staff,
  permission: 'questions.moderate',
  ...change,
  summary: 'Removes a question from the site with a reason that the person who asked will see.',
  body: z.object({
    reason: textField(500).check(z.minLength(1, 'Please enter a reason. The person who asked will see it.')),
  }),
});

export const staffRestoreQuestion = endpoint('POST /api/admin/questions/:id/restore', {
  ...staff,
  permission: 'questions.moderate',
  ...change,
  summary: 'Restores a removed question, including one removed by a Delete All.',
});

const answer = {
  ...staff,
  permission: 'questions.moderate',
  params: idParams,
  responses: { 204: z.void() },
  errors: ['answers.changed', 'answers.not_found'],
} as const;

export const staffVerifyAnswer = endpoint('POST /api/admin/answers/:id/verify', {
  ...answer,
  summary: 'Verifies an answer as correct, which pays its expert once.',
  body: z.nullish(
    z.object({
      /** When the answer that was read had last been edited: another text is not vouched for unread. */
      editedAt: z.optional(z.nullable(moment)),
    }),
  ),
});

export const staffUnverifyAnswer = endpoint('DELETE /api/admin/answers/:id/verify', {
  ...answer,
  summary: 'Removes a verification, no matter who made it. An acceptance and earnings stay as they are.',
});

export const staffAddComment = endpoint('POST /api/admin/questions/:id/comments', {
  ...staff,
  permission: 'questions.moderate',
  summary:
    'Comments on a question on the site, or on one of its answers. Readers see that staff wrote it, but not who.',
  params: idParams,
  body: addComment.body,
  responses: { 201: staffComment },
  errors: [
    'answers.not_found',
    'questions.changed',
    'questions.not_found',
    'server.busy',
    'text.too_complex',
  ],
});

export const staffRemoveComment = endpoint('DELETE /api/admin/comments/:id', {
  ...staff,
  permission: 'questions.moderate',
  summary: 'Removes a comment by staff from the site.',
  params: idParams,
  responses: { 204: z.void() },
  errors: ['answers.not_found'],
});

const removal = z.object({
  reason: textField(500).check(z.minLength(1, 'Please enter a reason. The author will see it.')),
});

export const staffRemoveAnswer = endpoint('POST /api/admin/answers/:id/remove', {
  ...answer,
  summary: 'Removes an answer from the site, reported or not, with a reason that its author will see.',
  body: removal,
});

export const staffRestoreAnswer = endpoint('POST /api/admin/answers/:id/restore', {
  ...answer,
  summary: 'Restores a removed answer and tells its author.',
});

export const staffRemoveUserComment = endpoint('POST /api/admin/comments/:id/remove', {
  ...answer,
  summary:
    'Removes a comment by a user from the site, reported or not, with a reason that its author will see.',
  body: removal,
});

export const staffRestoreUserComment = endpoint('POST /api/admin/comments/:id/restore', {
  ...answer,
  summary: 'Restores a removed comment by a user and tells its author.',
});
