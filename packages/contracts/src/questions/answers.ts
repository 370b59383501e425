import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, moment, textField } from '../fields';

/** A `held` answer waits for review by staff; only `visible` answers are shown on the site. */
export const answerStatuses = ['held', 'visible', 'removed'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/** One step of an answer; `html` is null until the reader has revealed it, or the full answer. */
export const answerStep = z.object({
  number: z.number(),
  label: z.string(),
  html: z.nullable(z.string()),
  /** Whether the reader opened this very step. */
  isRevealed: z.boolean(),
});

export const answer = z.object({
  id: z.number(),
  status: z.enum(answerStatuses),
  /** Why staff removed it; only its author reads it. */
  removedReason: z.nullable(z.string()),
  /** Null where it has steps and the reader has not opened the full answer yet. */
  html: z.nullable(z.string()),
  steps: z.array(answerStep),
  expert: z.object({
    /** Null for somebody who is no expert here any more and whose name is not kept. */
    name: z.nullable(z.string()),
    isApproved: z.boolean(),
    /** Number of visible answers of this expert that are verified. */
    verifiedAnswers: z.number(),
  }),
  isVerified: z.boolean(),
  /** Verifier besides its author and the asker. */
  verifiedBy: z.nullable(z.enum(['expert', 'staff'])),
  isAccepted: z.boolean(),
  helpfulCount: z.number(),
  createdAt: moment,
  editedAt: z.nullable(moment),
  /** The reader’s relation to the answer. */
  isOwn: z.boolean(),
  isHelpful: z.boolean(),
  canVerify: z.boolean(),
});
export type Answer = z.infer<typeof answer>;

export const maxSteps = 12;
export const answerFields = z.object({
  content: textField(30_000).check(z.minLength(1, 'Please write your answer.')),
  /** Read one at a time before the full answer. */
  steps: z.optional(
    z
      .array(
        z.object({
          label: lineField(120).check(z.minLength(1, 'Please enter a title for this hint.')),
          content: textField(5_000).check(z.minLength(1, 'Please write this hint.')),
        }),
      )
      .check(z.maxLength(maxSteps, `Please use at most ${maxSteps} hints.`)),
  ),
});
export type AnswerFields = z.output<typeof answerFields>;

const own = { scope: 'session', tag: 'Answers' } as const;
const writing = ['auth.forbidden', 'limits.requests', 'server.busy', 'text.too_complex'] as const;
const one = { ...own, params: idParams } as const;

export const postAnswer = endpoint('POST /api/questions/:id/answers', {
  ...own,
  summary:
    'Answers a question. Experts only, with one answer each, and never their own question. A question cannot be answered while another expert has claimed it.',
  params: idParams,
  body: answerFields,
  responses: { 201: answer },
  errors: [
    ...writing,
    'accounts.needed',
    'answers.exists',
    'questions.claimed',
    'questions.not_found',
    'questions.own',
    'terms.needed',
  ],
});

export const editAnswer = endpoint('PATCH /api/answers/:id', {
  ...one,
  summary:
    'Changes the user’s own answer and keeps its earlier versions. A verified answer must be verified again.',
  body: answerFields,
  responses: { 200: answer },
  errors: [...writing, 'accounts.needed', 'answers.not_found'],
});

/** The text of an answer as its author typed it, to be edited. */
export const getAnswerSource = endpoint('GET /api/answers/:id/source', {
  ...one,
  summary: 'The user’s own answer as it was typed.',
  responses: {
    200: z.object({
      content: z.string(),
      steps: z.array(z.object({ label: z.string(), content: z.string() })),
    }),
  },
  errors: ['auth.forbidden', 'answers.not_found'],
});

export const acceptAnswer = endpoint('POST /api/answers/:id/accept', {
  ...one,
  summary: 'Accepts an answer to the user’s own question. More than one answer can be accepted.',
  responses: { 200: answer },
  errors: ['auth.forbidden', 'answers.not_found'],
});

export const unacceptAnswer = endpoint('DELETE /api/answers/:id/accept', {
  ...one,
  summary: 'Undoes the acceptance of an answer.',
  responses: { 200: answer },
  errors: ['auth.forbidden', 'answers.not_found'],
});

export const verifyAnswer = endpoint('POST /api/answers/:id/verify', {
  ...one,
  summary: 'Verifies another expert’s answer. Experts only, and never their own answer.',
  responses: { 200: answer },
  errors: ['auth.forbidden', 'accounts.needed', 'answers.changed', 'answers.not_found', 'answers.own'],
});

export const revealStep = endpoint('POST /api/answers/:id/steps/:n/reveal', {
  ...own,
  summary:
    'Returns one hint of an answer and records that the user has seen it. Hints open in order. The number after the last hint returns the full answer at any time.',
  params: z.object({ id: idField, n: idField }),
  responses: { 200: answer },
  errors: ['auth.forbidden', 'answers.not_found', 'answers.step_order'],
});

export const rateHelpful = endpoint('PUT /api/answers/:id/helpful', {
  ...one,
  summary: 'Records that an answer helped the user, or removes the record.',
  body: z.object({ isHelpful: z.boolean() }),
  responses: { 200: answer },
  errors: ['auth.forbidden', 'answers.not_found', 'answers.own'],
});

export const scoreAnswer = endpoint('PUT /api/answers/:id/quality', {
  ...one,
  summary: 'Rates another expert’s answer from 0 to 5, with a note that its author will see.',
  body: z.object({
    score: z.int().check(z.minimum(0), z.maximum(5)),
    note: z.optional(textField(1_000)),
  }),
  responses: { 204: z.void() },
  errors: ['auth.forbidden', 'accounts.needed', 'answers.not_found', 'answers.own'],
});
