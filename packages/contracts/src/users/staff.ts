import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment, pageQuery, textField, userIdField } from '../fields';
import { questionStatuses } from '../questions/public';
import { belongings, creditEntry } from './public';

const staff = { scope: 'staff', tag: 'Staff: people' } as const;
const params = z.object({ userId: userIdField });

export const userStates = ['registered', 'anonymous', 'expert', 'suspended', 'erasing', 'shared'] as const;
export type UserState = (typeof userStates)[number];

export const userSummary = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  isAnonymous: z.boolean(),
  isExpert: z.boolean(),
  audience: z.nullable(z.string()),
  uploadCount: z.number(),
  suspendedAt: z.nullable(moment),
  suspendedReason: z.nullable(z.string()),
  eraseAfter: z.nullable(moment),
  mergedInto: z.nullable(z.string()),
  createdAt: moment,
  /** Time of the last use of a session. */
  seenAt: z.nullable(moment),
});
export type UserSummary = z.infer<typeof userSummary>;

export const userDetail = z.extend(userSummary, {
  belongings,
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeyCount: z.number(),
  sessionCount: z.number(),
  termsVersion: z.nullable(z.string()),
  /** Other accounts that got their welcome credit from the same browser, and from the same address, in 90 days. */
  sharedWelcomes: z.object({ device: z.number(), address: z.number() }),
  mails: z.array(z.object({ kind: z.string(), subject: z.string(), status: z.string(), createdAt: moment })),
  log: z.array(z.object({ at: moment, actor: z.string(), verb: z.string() })),
});
export type UserDetail = z.infer<typeof userDetail>;

const reason = textField(500).check(z.minLength(1, 'Please enter a reason.'));
const detail = { 200: userDetail };

export const staffListUsers = endpoint('GET /api/admin/people', {
  ...staff,
  permission: 'people.read',
  summary: 'People, latest first. `q` searches email addresses, names and ids.',
  query: z.object({
    q: z.optional(textField(200)),
    state: z.optional(z.enum(userStates)),
    ...pageQuery,
  }),
  responses: { 200: z.array(userSummary) },
});

export const staffGetUser = endpoint('GET /api/admin/people/:userId', {
  ...staff,
  permission: 'people.read',
  summary: 'One person with figures, emails and log.',
  params,
  responses: detail,
  errors: ['people.not_found'],
});

export const staffViewAs = endpoint('POST /api/admin/people/:userId/view', {
  ...staff,
  permission: 'people.view_as',
  summary: 'What the person sees of their own data, read-only. The reason is written to the audit log first.',
  params,
  body: z.object({ reason }),
  responses: {
    200: z.object({
      uploads: z.array(
        z.object({ id: z.number(), title: z.string(), status: z.string(), uploadedAt: moment }),
      ),
      questions: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          isAnswered: z.boolean(),
          status: z.enum(questionStatuses),
          createdAt: moment,
        }),
      ),
      credits: z.object({ balance: z.number(), entries: z.array(creditEntry) }),
      unlocked: z.array(z.object({ id: z.number(), title: z.string() })),
    }),
  },
  errors: ['people.not_found'],
});

export const staffSuspend = endpoint('POST /api/admin/people/:userId/suspend', {
  ...staff,
  permission: 'people.moderate',
  summary:
    'Suspends a person: ends every session and refuses new ones until the suspension is lifted. The person will see the reason.',
  params,
  body: z.object({ reason }),
  responses: detail,
  errors: ['people.not_found'],
});

export const staffLiftSuspension = endpoint('POST /api/admin/people/:userId/lift-suspension', {
  ...staff,
  permission: 'people.moderate',
  summary: 'Lifts a suspension, so that the person can sign in again.',
  params,
  responses: detail,
  errors: ['people.not_found'],
});

export const staffSetExpert = endpoint('POST /api/admin/people/:userId/expert', {
  ...staff,
  permission: 'people.moderate',
  summary: 'Gives a registered person the expert role, or removes it.',
  params,
  body: z.object({ isExpert: z.boolean() }),
  responses: detail,
  errors: ['people.not_found', 'people.anonymous'],
});

export const staffResendVerification = endpoint('POST /api/admin/people/:userId/resend-verification', {
  ...staff,
  permission: 'people.moderate',
  summary: 'Emails a new confirmation link.',
  params,
  responses: detail,
  errors: ['people.not_found', 'people.anonymous', 'people.verified'],
});

export const staffRemoveSecondStep = endpoint('POST /api/admin/people/:userId/remove-second-step', {
  ...staff,
  permission: 'people.administer',
  summary:
    'Turns off the authenticator app of a person who lost it and its recovery codes, and emails them. Administrators only.',
  params,
  body: z.object({ reason }),
  responses: detail,
  errors: ['people.not_found'],
});

export const staffPreviewMerge = endpoint('GET /api/admin/people/:userId/merge', {
  ...staff,
  permission: 'people.administer',
  summary: 'Both sides of a merge before it is made.',
  params,
  query: z.object({ into: userIdField }),
  responses: {
    200: z.object({
      from: z.object({ user: userSummary, belongings }),
      into: z.object({ user: userSummary, belongings }),
    }),
  },
  errors: ['people.not_found', 'people.merge'],
});

export const staffMerge = endpoint('POST /api/admin/people/:userId/merge', {
  ...staff,
  permission: 'people.administer',
  summary: 'Moves everything a person has to another person. This cannot be undone. Administrators only.',
  params,
  body: z.object({ into: userIdField, reason }),
  responses: detail,
  errors: ['people.not_found', 'people.merge'],
});

export const staffExportUser = endpoint('POST /api/admin/people/:userId/export', {
  ...staff,
  permission: 'people.export',
  summary: 'The archive the person could download themselves, for a request by letter or email.',
  params,
  body: z.object({ reason }),
  responses: { 200: z.any() },
  produces: 'application/zip',
  errors: ['people.not_found'],
});

export const staffErase = endpoint('POST /api/admin/people/:userId/erase', {
  ...staff,
  permission: 'people.administer',
  summary: 'Schedules the erasure of a person in 14 days. Administrators only.',
  params,
  body: z.object({ reason, keepsShared: z.boolean() }),
  responses: detail,
  errors: ['people.not_found'],
});

export const staffUndoErase = endpoint('DELETE /api/admin/people/:userId/erase', {
  ...staff,
  permission: 'people.administer',
  summary: 'Cancels the erasure of a person.',
  params,
  responses: detail,
  errors: ['people.not_found'],
});
