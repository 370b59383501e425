import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, moment, pageQuery, rawField } from '../fields';
import { maxSteps } from './answers';
import { questionCard } from './public';

/** A question’s claim: who holds it writes an answer, and nobody else meanwhile. */
export const questionClaim = z.object({ isOwn: z.boolean(), expiresAt: moment });

const tag = 'Questions';
const one = { params: idParams, tag } as const;
const base = ['auth.forbidden', 'questions.not_found'] as const;

export const claimQuestion = endpoint('POST /api/questions/:id/claim', {
  ...one,
  scope: 'session',
  summary:
    'Claims a question for 30 minutes, or for 30 more. Experts only, one question at a time, and never their own.',
  responses: { 200: questionClaim },
  errors: [...base, 'accounts.needed', 'answers.exists', 'questions.claimed', 'questions.own'],
});

export const releaseQuestion = endpoint('DELETE /api/questions/:id/claim', {
  ...one,
  scope: 'session',
  summary: 'Releases a claimed question to other experts. The draft answer is kept.',
  responses: { 204: z.void() },
  errors: [...base, 'accounts.needed'],
});

const answerDraft = z.object({
  content: rawField(30_000),
  steps: z
    .array(
      z.object({
        label: rawField(120),
        content: rawField(5_000),
      }),
    )
    .check(z.maxLength(maxSteps)),
});
export type AnswerDraft = z.infer<typeof answerDraft>;

export const getAnswerDraft = endpoint('GET /api/questions/:id/answer-draft', {
  ...one,
  scope: 'session',
  summary: 'The answer the expert is writing, as it was last saved. Null if there is none.',
  responses: { 200: z.object({ draft: z.nullable(z.extend(answerDraft, { savedAt: moment })) }) },
  errors: [...base, 'accounts.needed'],
});

export const saveAnswerDraft = endpoint('PUT /api/questions/:id/answer-draft', {
  ...one,
  scope: 'session',
  summary: 'Saves the answer the expert is writing, even if they no longer have the claim.',
  body: answerDraft,
  responses: { 200: z.object({ savedAt: moment }) },
  errors: [...base, 'accounts.needed'],
});

export const listOpenQuestions = endpoint('GET /api/experts/me/questions', {
  tag,
  scope: 'session',
  summary:
    'Unanswered questions in the expert’s subjects, the most urgent first. Leaves out questions that other experts have claimed.',
  query: z.object(pageQuery),
  responses: {
    200: z.array(
      z.extend(questionCard, { promisedAt: z.nullable(moment), claim: z.nullable(questionClaim) }),
    ),
  },
  errors: ['accounts.needed', 'auth.forbidden'],
});
export type OpenQuestion = z.infer<(typeof listOpenQuestions.responses)[200]>[number];
