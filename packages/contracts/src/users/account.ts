import * as z from 'zod/mini';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { moment, textField } from '../fields';
import { audiences, nameField, passwordField } from './account-fields';

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.infer<typeof passkey>;

export const account = z.object({
  id: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** New address that the user has not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  audience: z.enum(audiences),
  hasPassword: z.boolean(),
  /** True if the last proof of identity is recent enough for sensitive changes. */
  isFresh: z.boolean(),
  totp: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() }),
  passkeys: z.array(passkey),
  /** Sign-ins with an OpenID provider. */
  identities: z.array(z.object({ issuer: z.string(), email: z.nullable(z.string()), createdAt: moment })),
  /** Set while a requested erasure can still be undone. */
  erasure: z.nullable(z.object({ requestedAt: moment, eraseAfter: moment, keepsShared: z.boolean() })),
  termsVersion: z.nullable(z.string()),
  /** Time when a browser of this user first sent `Sec-GPC: 1`, which asks not to sell or share their data. */
  privacySignalAt: z.nullable(moment),
  createdAt: moment,
});
export type Account = z.infer<typeof account>;

const own = { scope: 'session', tag: 'Settings' } as const;

export const getAccount = endpoint('GET /api/account', {
  ...own,
  summary: 'Everything that the settings page shows about the user’s own account.',
  responses: { 200: account },
  errors: ['accounts.needed'],
});

export const changeProfile = endpoint('PATCH /api/account', {
  ...own,
  summary: 'Changes name and audience.',
  body: z.object({
    firstName: nameField.check(z.minLength(1, 'Please enter your name.')),
    lastName: nameField,
    audience: z.enum(audiences),
  }),
  responses: { 200: account },
  errors: ['accounts.needed'],
});

export const changeEmail = endpoint('POST /api/account/email', {
  ...own,
  summary:
    'Emails a link to the new address and a notice to the old one, which stays in use until the new one is confirmed.',
  body: z.object({ email: emailField }),
  responses: { 202: account },
  errors: ['accounts.needed', 'auth.confirm', 'auth.too_many_attempts'],
});

export const changePassword = endpoint('POST /api/account/password', {
  ...own,
  summary: 'Sets a password, ends all other sessions and emails the user.',
  body: z.object({ password: passwordField }),
  responses: { 200: account },
  errors: ['accounts.needed', 'accounts.password', 'auth.busy', 'auth.confirm', 'limits.requests'],
});

const session = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** Name that the browser gives itself, such as "Chrome on Android". */
  device: z.string(),
  signedInAt: moment,
  seenAt: moment,
  isRemembered: z.boolean(),
});
export type AccountSession = z.infer<typeof session>;

export const listSessions = endpoint('GET /api/account/sessions', {
  ...own,
  summary: 'The browsers in which the user is signed in, latest first.',
  responses: { 200: z.array(session) },
  errors: ['accounts.needed'],
});

export const endSession = endpoint('DELETE /api/account/sessions/:sessionId', {
  ...own,
  summary: 'Signs out another browser at once.',
  params: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{10,80}$/)) }),
  responses: { 204: z.void() },
  errors: ['accounts.needed', 'request.not_found'],
});

export const endOtherSessions = endpoint('DELETE /api/account/sessions', {
  ...own,
  summary: 'Signs out every other browser at once.',
  responses: { 204: z.void() },
  errors: ['accounts.needed'],
});

/** Kinds of mail that can be turned off; security mails cannot. */
export const mailKinds = [
  'welcome',
  'rewards',
  'uploads',
  'orders',
  'questions',
  'quizzes',
  'posts',
  'reports',
  'courses',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails with an unsubscribe link: the kinds that can be turned off, and the daily digest. */
export const unsubscribeKinds = [...mailKinds, 'digest'] as const;
export type UnsubscribeKind = (typeof unsubscribeKinds)[number];

/** One mail per event, one digest a day, or none. Notifications on the site come in each mode. */
export const mailModes = ['at_once', 'daily', 'off'] as const;
export type MailMode = (typeof mailModes)[number];

/** Returns the modes of a kind. Emails about courses come once a week, so they are not in the daily one. */
export function mailModesOf(kind: MailKind): readonly MailMode[] {
  return kind === 'courses' ? mailModes.filter((mode) => mode !== 'daily') : mailModes;
}

/** Returns the default mode of a kind: mails that nobody waits for go into the digest or are not sent. */
export function usualMailMode(kind: MailKind): MailMode {
  if (kind === 'quizzes') return 'off';
  return kind === 'reports' ? 'daily' : 'at_once';
}

const mailPreferences = z.array(z.object({ kind: z.enum(mailKinds), mode: z.enum(mailModes) }));
export type MailPreferences = z.infer<typeof mailPreferences>;

/** Without `courses`, emails about courses are left out: pages of the first releases do not know this kind. */
const mailPreferencesQuery = z.object({ courses: z.optional(z.stringbool()) });

export const getMailPreferences = endpoint('GET /api/account/notifications', {
  ...own,
  summary:
    'The kinds of email the user gets, and when. Emails about courses are included with `courses=true`.',
  query: mailPreferencesQuery,
  responses: { 200: mailPreferences },
  errors: ['accounts.needed'],
});

export const changeMailPreference = endpoint('PATCH /api/account/notifications', {
  ...own,
  summary:
    'Sets whether one kind of email is sent at once, in one daily email, or not at all. Emails about courses (`at_once`) come once a week.',
  query: mailPreferencesQuery,
  body: z.object({ kind: z.enum(mailKinds), mode: z.enum(mailModes) }).check(
    z.refine(({ kind, mode }) => mailModesOf(kind).includes(mode), {
      error: 'Emails of this kind come once a week or not at all.',
      path: ['mode'],
    }),
  ),
  responses: { 200: mailPreferences },
  errors: ['accounts.needed'],
});

export const unsubscribe = endpoint('POST /api/mail/unsubscribe', {
  scope: 'visitor',
  tag: 'Settings',
  summary:
    'Turns off one kind of email with the token from a link in an email (RFC 8058). Repeating it changes nothing.',
  query: z.object({ token: textField(400) }),
  responses: { 200: z.object({ kind: z.enum(unsubscribeKinds) }) },
  errors: ['tokens.invalid'],
});

export const exportData = endpoint('GET /api/account/export', {
  ...own,
  summary: 'A ZIP archive of everything we store about the user: JSON, and the files they uploaded.',
  responses: { 200: z.any() },
  produces: 'application/zip',
  errors: ['accounts.needed', 'auth.confirm', 'auth.too_many_attempts'],
});

export const requestErasure = endpoint('POST /api/account/erasure', {
  ...own,
  summary:
    'Schedules the erasure of the account in 14 days, confirms it by email and ends the other sessions.',
  body: z.object({
    /** True if uploads and questions stay without the person's name, false if they are erased as well. */
    keepsShared: z.boolean(),
  }),
  responses: { 202: account },
  errors: ['accounts.needed', 'auth.confirm'],
});

export const undoErasure = endpoint('DELETE /api/account/erasure', {
  ...own,
  summary: 'Cancels the erasure and keeps the account. Repeating it changes nothing.',
  responses: { 200: account },
  errors: ['accounts.needed'],
});
