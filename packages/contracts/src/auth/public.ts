import * as z from 'zod/mini';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { moment, textField } from '../fields';
import { audiences, nameField, passwordField } from '../users/account-fields';
import { belongings, user } from '../users/public';

/** Token of a mailed link. */
export const tokenField = z.string().check(z.regex(/^[\w-]{20,200}$/, 'This link is incomplete.'));

/** True if the session outlives the browser. Forms without the checkbox count as checked. */
export const rememberField = z._default(z.boolean(), true);

const entered = z.object({
  user,
  broughtAlong: z.nullable(belongings),
  /**
   * Belongings that the account had before, and those that both had, of which one is kept. Null if nothing was merged.
   */
  account: z.nullable(
    z.object({
      had: belongings,
      /** Documents that both had unlocked; one credit is returned for each. */
      unlockedTwice: z.number(),
      /** Documents that both had rated; the later rating stays. */
      ratedTwice: z.number(),
    }),
  ),
});
export type Entered = z.infer<typeof entered>;

export const signUp = endpoint('POST /api/auth/signup', {
  scope: 'visitor',
  tag: 'Accounts',
  summary:
    'Turns the anonymous user of this session into an account and emails the confirmation link, which earns the welcome credit.',
  body: z.object({
    firstName: nameField.check(z.minLength(1, 'Please enter your name.')),
    lastName: nameField,
    email: emailField,
    password: passwordField,
    audience: z._default(z.enum(audiences), 'student'),
    /** Date of the Terms of Use on the form, as their page writes it; stored with the account. */
    termsVersion: z.iso.date('Please send the date of the terms that were accepted.'),
    remember: rememberField,
  }),
  responses: { 201: entered },
  errors: ['accounts.email_taken', 'accounts.password', 'auth.busy', 'auth.too_many_attempts'],
});

export const signIn = endpoint('POST /api/auth/signin', {
  scope: 'visitor',
  tag: 'Accounts',
  summary:
    'Signs in and adds what this browser did before to the account. Asks for a code if two-step sign-in is on.',
  body: z.object({
    email: textField(254),
    password: passwordField,
    remember: rememberField,
  }),
  responses: { 200: entered },
  errors: ['auth.busy', 'auth.credentials', 'auth.second_factor', 'auth.suspended', 'auth.too_many_attempts'],
});

export const sendSecondFactor = endpoint('POST /api/auth/second-factor', {
  scope: 'visitor',
  tag: 'Accounts',
  summary: 'Completes a sign-in that waits for a code from the authenticator app or a recovery code.',
  body: z.object({ code: textField(40) }),
  responses: { 200: entered },
  errors: ['auth.code', 'auth.required', 'auth.suspended', 'auth.too_many_attempts'],
});

export const signOut = endpoint('POST /api/auth/signout', {
  scope: 'visitor',
  tag: 'Accounts',
  summary: 'Ends this session. Repeating it changes nothing.',
  responses: { 204: z.void() },
});

/** Confirms the signed-in person's identity again, as sensitive changes require. */
export const confirmIdentity = endpoint('POST /api/auth/confirm', {
  scope: 'session',
  tag: 'Accounts',
  summary: 'Checks the password again. For 15 minutes after that, sensitive settings can be changed.',
  body: z.object({ password: passwordField }),
  responses: { 204: z.void() },
  errors: ['accounts.needed', 'auth.busy', 'auth.credentials', 'auth.too_many_attempts'],
});

export const requestPasswordReset = endpoint('POST /api/auth/password-reset', {
  scope: 'visitor',
  tag: 'Accounts',
  summary:
    'Emails a link that is valid for 30 minutes if there is such an account. The response and its timing are the same if there is none.',
  body: z.object({ email: emailField }),
  responses: { 202: z.object({ message: z.string() }) },
  errors: ['auth.too_many_attempts'],
});

export const confirmPasswordReset = endpoint('POST /api/auth/password-reset/confirm', {
  scope: 'visitor',
  tag: 'Accounts',
  summary: 'Sets the new password with the token from the link, once, and ends every session of the account.',
  body: z.object({ token: tokenField, password: passwordField }),
  responses: { 200: z.object({ email: z.string() }) },
  errors: ['accounts.password', 'auth.busy', 'auth.too_many_attempts', 'tokens.invalid'],
});

export const checkEmailToken = endpoint('POST /api/auth/verify-email/read', {
  scope: 'visitor',
  tag: 'Accounts',
  summary: 'Returns what a confirmation link is for, without using it.',
  body: z.object({ token: tokenField }),
  responses: {
    200: z.object({ email: z.string(), isChange: z.boolean(), isOwnSession: z.boolean(), expiresAt: moment }),
  },
  errors: ['auth.too_many_attempts', 'tokens.invalid'],
});

export const verifyEmail = endpoint('POST /api/auth/verify-email', {
  scope: 'visitor',
  tag: 'Accounts',
  summary:
    'Confirms an address, once, in a browser that is signed in to the account or knows its password. With `signIn`, it also signs in.',
  body: z.object({
    token: tokenField,
    /** Required in a browser that is not signed in to the account. */
    password: z.optional(passwordField),
    signIn: z._default(z.boolean(), false),
  }),
  responses: { 200: z.object({ email: z.string(), entered: z.nullable(entered) }) },
  errors: [
    'accounts.email_taken',
    'auth.busy',
    'auth.credentials',
    'auth.second_factor',
    'auth.suspended',
    'auth.too_many_attempts',
    'tokens.invalid',
  ],
});

export const resendVerification = endpoint('POST /api/auth/verify-email/resend', {
  scope: 'session',
  tag: 'Accounts',
  summary: 'Emails a new confirmation link. Earlier ones stop working.',
  responses: { 202: z.object({ message: z.string() }) },
  errors: ['accounts.needed', 'auth.too_many_attempts'],
});

export const getBelongings = endpoint('GET /api/auth/belongings', {
  scope: 'session',
  tag: 'Accounts',
  summary: 'What the user of this session has, and what a sign-in would add to the account.',
  responses: { 200: belongings },
});

export const startOidc = endpoint('GET /api/login', {
  scope: 'visitor',
  opensSession: true,
  tag: 'Accounts',
  summary: 'Sends the browser to the configured OpenID provider.',
  query: z.object({ next: z.optional(z.string().check(z.maxLength(2000))) }),
  responses: { 302: z.void() },
  errors: ['request.not_found'],
});

export const finishOidc = endpoint('GET /api/login/callback', {
  scope: 'visitor',
  opensSession: true,
  tag: 'Accounts',
  summary:
    'Accepts the provider’s response, once, and redirects. A refused response redirects to /login with the error code.',
  query: z.looseObject({}),
  responses: { 302: z.void() },
  errors: ['request.not_found'],
});

/** Problems of a sign-in with the provider, which `/login?problem=…` explains. */
export const oidcProblems = [
  'oidc-cancelled',
  'oidc-expired',
  'oidc-failed',
  'oidc-no-email',
  'oidc-email',
  'oidc-unverified',
  'oidc-existing',
  'oidc-suspended',
  'oidc-unreachable',
] as const;
export type OidcProblem = (typeof oidcProblems)[number];
