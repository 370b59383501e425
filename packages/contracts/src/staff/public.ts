import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { isClean, lineField, moment, pageQuery, textField } from '../fields';
import { orderNeeds } from '../orders/staff-shapes';

const isLongEnough = z.minLength(3, 'Username must be at least 3 characters');
const password = z.string().check(z.minLength(6, 'Password must be at least 6 characters'), z.maxLength(200));

export const minStaffPasswordLength = 10;

/** Password that staff choose. The server also refuses common ones and those that contain the username. */
export const newStaffPassword = z
  .string()
  .check(
    z.minLength(minStaffPasswordLength, `Password must be at least ${minStaffPasswordLength} characters`),
    z.maxLength(200),
  );

/** Fields of the login form. The form and the server check this same schema. */
export const staffLoginFields = z.object({
  /** Kept as typed, because some accounts are older than the rule that a username is one line of text in NFC. */
  username: z
    .string()
    .check(
      z.trim(),
      isLongEnough,
      z.maxLength(100),
      z.refine(isClean, 'Please remove the unreadable characters.'),
    ),
  password,
  /** Code of the authenticator app, or a recovery code. */
  totp: z.optional(z.string().check(z.maxLength(40))),
});

export const staffSetupFields = z.object({
  token: z.string().check(z.minLength(20), z.maxLength(200)),
  username: lineField(100).check(isLongEnough),
  email: z.email('Please enter a full email address.'),
  password: newStaffPassword,
});

export const admin = z.object({ id: z.string(), username: z.string(), email: z.string(), role: z.string() });
export type Admin = z.infer<typeof admin>;

const signedIn = z.object({ token: z.string(), expiresAt: moment, admin });

export const staffLogin = endpoint('POST /api/admin/login', {
  scope: 'visitor',
  tag: 'Staff',
  summary:
    'Returns an opaque token, valid for 8 hours, or 30 minutes without use. Asks for `totp` if two-step sign-in is on.',
  body: staffLoginFields,
  responses: { 200: signedIn },
  errors: ['auth.busy', 'staff.credentials', 'staff.too_many_attempts', 'staff.totp'],
});

export const staffSetup = endpoint('POST /api/admin/setup', {
  scope: 'visitor',
  tag: 'Staff',
  summary: 'Creates a member of staff from a one-time link, with the role it grants, and signs in.',
  body: staffSetupFields,
  responses: { 201: signedIn },
  errors: ['auth.busy', 'staff.setup_invalid', 'staff.too_many_attempts'],
});

export const staffCheckSetup = endpoint('POST /api/admin/setup/check', {
  scope: 'visitor',
  tag: 'Staff',
  summary: 'Whether a one-time link can still be used. A wrong one counts as a guess, as if it were used.',
  body: z.object({ token: staffSetupFields.shape.token }),
  responses: { 200: z.object({ isUsable: z.boolean() }) },
  errors: ['staff.too_many_attempts'],
});

export const staffHint = endpoint('GET /api/admin/hint', {
  scope: 'visitor',
  tag: 'Staff',
  summary: 'Whether the demo data was loaded, and how to reach support. Never an account.',
  responses: { 200: z.object({ isDemo: z.boolean(), supportEmail: z.string() }) },
});

export const staffLogout = endpoint('POST /api/admin/logout', {
  scope: 'staff',
  permission: 'account.own',
  tag: 'Staff',
  summary: 'Revokes the token.',
  responses: { 204: z.void() },
});

export const staffMe = endpoint('GET /api/admin/me', {
  scope: 'staff',
  permission: 'account.own',
  tag: 'Staff',
  summary: 'Whose token this is, and since when they have had two-step sign-in.',
  responses: { 200: z.object({ admin, expiresAt: moment, totpSince: z.nullable(moment) }) },
});

export const staffOverview = endpoint('GET /api/admin/overview', {
  scope: 'staff',
  permission: 'overview.read',
  tag: 'Staff',
  summary: 'Totals, and what needs a member of staff now.',
  responses: {
    200: z.object({
      /** Published documents. */
      documents: z.number(),
      /** Documents in any state that are not removed. Delete All removes these. */
      presentDocuments: z.number(),
      questions: z.number(),
      schools: z.number(),
      processing: z.number(),
      refused: z.number(),
      removed: z.number(),
      openAppeals: z.number(),
      /** Documents that are similar to another one and do not count until a person decides. */
      similarDocuments: z.number(),
      /** Documents with hardly any legible text that do not count until a person decides. */
      fewWordDocuments: z.number(),
      openSchoolRequests: z.number(),
      unansweredQuestions: z.number(),
      /** Questions that are held until a person has looked at them. */
      heldQuestions: z.number(),
      /** Posts in the moderation queue: those that are held, and those with open reports. */
      waitingPosts: z.number(),
      /** Applications of experts, and further subjects, that wait for a decision. */
      waitingExperts: z.number(),
      /** Exam shields that hold questions of several people and wait for a decision. */
      examShieldsToDecide: z.number(),
      failedJobs: z.number(),
      lateOrders: z.number(),
      ordersToAssign: z.number(),
      refundsToApprove: z.number(),
      openDisputes: z.number(),
      /** Orders with messages that no member of staff has seen. */
      unreadOrders: z.number(),
      /** Form messages that wait for an answer, and those that may be spam. */
      newMessages: z.number(),
      heldMessages: z.number(),
      /**
       * Actions that orders need from staff, as in the order list: their number, and the time since which the first one
       * waits.
       */
      orderNeeds: z.array(z.object({ kind: z.enum(orderNeeds), count: z.number(), oldestAt: moment })),
    }),
  },
});

export const staffActivity = endpoint('GET /api/admin/activity', {
  scope: 'staff',
  permission: 'overview.read',
  tag: 'Staff',
  summary: 'The first 5 documents and 3 questions, newest first.',
  responses: {
    200: z.object({
      documents: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          fileName: z.string(),
          documentType: z.string(),
          uploadedAt: moment,
        }),
      ),
      questions: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          subject: z.nullable(z.string()),
          isAnswered: z.boolean(),
          createdAt: moment,
        }),
      ),
    }),
  },
});

const auditEntry = z.object({
  id: z.number(),
  at: moment,
  actor: z.string(),
  verb: z.string(),
  target: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint('GET /api/admin/audit', {
  scope: 'staff',
  permission: 'audit.read',
  tag: 'Staff',
  summary: 'Every change that was made, newest first. Entries cannot be changed.',
  query: z.object({ target: z.optional(textField(100)), ...pageQuery }),
  responses: { 200: z.array(auditEntry) },
});
