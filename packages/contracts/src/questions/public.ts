import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, lineField, moment, pageQuery, textField, userIdField } from '../fields';
import { questionAbout } from './about';
import { questionPayments } from './asking';

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

/** A `held` question waits for review by staff; only `visible` ones are shown on the site; its asker has `withdrawn` it. */
export const questionStatuses = ['held', 'visible', 'removed', 'withdrawn'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** A question as its asker sees it. */
export const ownQuestion = z.extend(questionCard, {
  status: z.enum(questionStatuses),
  /** Why staff removed it; null for one that stands, and for one that went with all others. */
  removedReason: z.nullable(z.string()),
  /** End of the hold for a question that matches an exam in progress; null for others. */
  heldUntil: z.nullable(moment),
  /** Means of payment, or `returned`. */
  paidWith: z.enum(questionPayments),
  /** Promised time of the first answer; null while an exam holds it, and once it is answered. */
  promisedAt: z.nullable(moment),
  /** Whether a source was stored. Only in the answer to posting, and not from a server of the previous release. */
  hasSource: z.optional(z.boolean()),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

export const listQuestions = endpoint('GET /api/questions', {
  scope: 'public',
  tag: 'Questions',
  summary:
    'Visible questions, newest first. With `q`, those that contain all of its words, each as part of a word in title, content, subject, course or school; if there is none, typing errors are corrected, then any word will do, as for documents. With `courseId`, those of one course. With `perAsker`, at most that many per person among the latest.',
  query: z.object({
    q: z.optional(textField(200)),
    exact: z.optional(z.stringbool()),
    courseId: z.optional(idField),
    perAsker: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10))),
    ...pageQuery,
  }),
  responses: { 200: z.array(questionCard) },
});

export const questionFields = z.object({
  title: lineField(200).check(z.minLength(1, 'Please give your question a title.')),
  content: textField(30_000).check(z.minLength(1, 'Please write your question.')),
  subject: z.optional(z.nullable(lineField(100))),
  schoolId: z.optional(z.nullable(idField)),
  courseId: z.optional(z.nullable(idField)),
  about: z.optional(z.nullable(questionAbout)),
});

export const askQuestion = endpoint('POST /api/questions', {
  scope: 'session',
  tag: 'Questions',
  summary:
    'Posts a question by the user of this session. A question from a new user is `held` until staff have reviewed it. Five are free. Each one after that costs an unlock credit. With `about`, it quotes a page that the user may read, or a question of a quiz that they have finished.',
  body: questionFields,
  responses: { 201: ownQuestion },
  errors: ['credits.none', 'limits.requests', 'server.busy', 'terms.needed', 'text.too_complex'],
});

export const listOwnQuestions = endpoint('GET /api/user/:userId/questions', {
  scope: 'session',
  tag: 'Questions',
  summary: 'The user’s own questions in every state, newest first.',
  params: z.object({ userId: userIdField }),
  query: z.object(pageQuery),
  responses: { 200: z.array(ownQuestion) },
  errors: ['auth.forbidden'],
});

export const similarQuestion = z.pick(questionCard, {
  id: true,
  title: true,
  subject: true,
  isAnswered: true,
  isVerified: true,
  answerCount: true,
});
export type SimilarQuestion = z.infer<typeof similarQuestion>;

export const similarQuestions = endpoint('GET /api/questions/similar', {
  scope: 'visitor',
  tag: 'Questions',
  summary:
    'At most 5 visible questions with a similar title, the most similar first. None if the title is too short to compare.',
  query: z.object({ title: lineField(200) }),
  responses: { 200: z.array(similarQuestion) },
  errors: ['limits.searches'],
});
