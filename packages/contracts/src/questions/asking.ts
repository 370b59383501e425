import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, lineField, moment, rawField } from '../fields';
import { questionAbout } from './about';

const own = { scope: 'session', tag: 'Questions' } as const;

/** Ways to pay for a question; `returned` means that the asker got the free question or the credit back. */
export const questionPayments = ['free', 'credit', 'returned'] as const;
export type QuestionPayment = (typeof questionPayments)[number];

/** Hours within which an answer is promised in a subject, and the time that answers took in the last 90 days. */
export const answerPromise = z.object({
  hours: z.number(),
  /** In minutes from asking to the first answer; null below 5 answers. */
  medianMinutes: z.nullable(z.number()),
  /** Nine of ten questions had their first answer within this number of minutes; null below 5 answers. */
  p90Minutes: z.nullable(z.number()),
});
export type AnswerPromise = z.infer<typeof answerPromise>;

export const getAllowance = endpoint('GET /api/questions/allowance', {
  ...own,
  summary:
    'What the user’s next question would cost, within how many hours we promise an answer in a subject, and whether staff review it first.',
  query: z.object({ subject: z.optional(lineField(100)) }),
  responses: {
    200: z.object({
      /** Number of free questions left, of `freeTotal`. */
      freeLeft: z.number(),
      freeTotal: z.number(),
      /** The balance of unlock credits, of which a question takes one where none is free. */
      credits: z.number(),
      promise: answerPromise,
      /** True if staff review the next question before others can see it. A server of the previous release does not say. */
      isReviewedFirst: z.optional(z.boolean()),
    }),
  },
});
export type Allowance = z.infer<(typeof getAllowance.responses)[200]>;

/** Maximum length of the title of a question, in characters. */
export const maxQuestionTitleLength = 200;

const draftFields = {
  title: rawField(maxQuestionTitleLength),
  content: rawField(30_000),
  subject: rawField(100),
  schoolId: z.nullable(idField),
  courseId: z.nullable(idField),
  /** Null for a question without a source. A draft that is saved without this field keeps its source. */
  about: z.optional(z.nullable(questionAbout)),
};
export const questionDraft = z.object({ ...draftFields, savedAt: moment });
export type QuestionDraft = z.infer<typeof questionDraft>;

export const getQuestionDraft = endpoint('GET /api/questions/draft', {
  ...own,
  summary: 'The question the user is writing, as it was last saved. Null if there is none.',
  responses: { 200: z.object({ draft: z.nullable(questionDraft) }) },
});

export const saveQuestionDraft = endpoint('PUT /api/questions/draft', {
  ...own,
  summary: 'Saves the question the user is writing as it is typed, one per person.',
  body: z.object(draftFields),
  responses: { 200: z.object({ savedAt: moment }) },
});

export const deleteQuestionDraft = endpoint('DELETE /api/questions/draft', {
  ...own,
  summary: 'Deletes the question the user is writing.',
  responses: { 204: z.void() },
});
