import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idParams, moment, pageQuery, textField } from '../fields';
import { questionStatuses } from './public';

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
  /** What the asker reads; null for one that went with all others. */
  removedReason: z.nullable(z.string()),
  isAnswered: z.boolean(),
  createdAt: moment,
});
export type StaffQuestion = z.infer<typeof staffQuestion>;

export const staffQuestionDetail = z.extend(staffQuestion, {
  content: z.string(),
  /** The content as HTML; null where it shows as it was typed. */
  html: z.nullable(z.string()),
  /** The rule that held it; null for one that waits because its asker is new. */
  heldBecause: z.nullable(z.string()),
  log: z.array(z.object({ at: moment, actor: z.string(), verb: z.string() })),
});
export type StaffQuestionDetail = z.infer<typeof staffQuestionDetail>;

const base = ['auth.forbidden', 'auth.required', 'request.invalid'] as const;
const one = {
  params: idParams,
  responses: { 200: staffQuestionDetail },
  errors: [...base, 'questions.not_found'],
} as const;
const change = { ...one, method: 'POST', errors: [...one.errors, 'questions.changed'] } as const;

export const staffListQuestions = endpoint({
  ...staff,
  permission: 'questions.read',
  method: 'GET',
  path: '/api/admin/questions',
  summary:
    'Questions in every state: those awaiting review first, then the newest; `q` searches title, content and subject, or is the id of the asker.',
  query: z.object({
    q: z.optional(textField(200)),
    status: z.optional(z.enum(questionStatuses)),
    ...pageQuery,
  }),
  responses: { 200: z.array(staffQuestion) },
  errors: base,
});

export const staffReadQuestion = endpoint({
  ...staff,
  permission: 'questions.read',
  ...one,
  method: 'GET',
  path: '/api/admin/questions/:id',
  summary: 'One question with its log.',
});

export const staffApproveQuestion = endpoint({
  ...staff,
  permission: 'questions.moderate',
  ...change,
  path: '/api/admin/questions/:id/approve',
  summary: 'Publishes a held question; further questions from its asker’s account are visible at once.',
});

export const staffRemoveQuestion = endpoint({
  ...staff,
  permission: 'questions.moderate',
  ...change,
  path: '/api/admin/questions/:id/remove',
  summary: 'Removes a question from the site with a reason that its asker reads.',
  body: z.object({
    reason: textField(500).check(z.minLength(1, 'Please give the reason; the asker reads it.')),
  }),
});

export const staffRestoreQuestion = endpoint({
  ...staff,
  permission: 'questions.moderate',
  ...change,
  path: '/api/admin/questions/:id/restore',
  summary: 'Restores a removed question to the site, including one removed by a Delete All.',
});

export const staffVerifyAnswer = endpoint({
  ...staff,
  permission: 'questions.moderate',
  method: 'POST',
  path: '/api/admin/answers/:id/verify',
  summary: 'Verifies an answer as correct.',
  params: idParams,
  responses: { 204: z.void() },
  errors: [...base, 'answers.changed', 'answers.not_found'],
});
