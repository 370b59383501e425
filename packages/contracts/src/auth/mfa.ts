import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { lineField, textField } from '../fields';
import { account } from '../users/account';
import { rememberField, signIn } from './public';
import { newPasskey, passkeyCreation, passkeyProof, passkeyRequest } from './webauthn';

const own = { scope: 'session', tag: 'Two-step sign-in' } as const;

const recoveryCodes = z.object({ account, recoveryCodes: z.array(z.string()) });

export const startTotp = endpoint('POST /api/account/totp', {
  ...own,
  summary:
    'Creates a secret for an authenticator app (RFC 6238). It takes effect when one of its codes is sent.',
  responses: { 201: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }) },
  errors: ['accounts.needed', 'auth.confirm', 'totp.already_on'],
});

export const confirmTotp = endpoint('POST /api/account/totp/confirm', {
  ...own,
  summary: 'Turns on two-step sign-in with the first code of the app. Returns ten recovery codes, once.',
  body: z.object({ code: textField(12) }),
  responses: { 200: recoveryCodes },
  errors: [
    'accounts.needed',
    'auth.code',
    'auth.confirm',
    'auth.too_many_attempts',
    'totp.already_on',
    'totp.not_started',
  ],
});

export const endTotp = endpoint('DELETE /api/account/totp', {
  ...own,
  summary: 'Turns off two-step sign-in and emails the user.',
  responses: { 200: account },
  errors: ['accounts.needed', 'auth.confirm'],
});

export const renewRecoveryCodes = endpoint('POST /api/account/recovery-codes', {
  ...own,
  summary: 'Creates ten new recovery codes. The earlier ones stop working.',
  responses: { 200: recoveryCodes },
  errors: ['accounts.needed', 'auth.confirm', 'totp.not_started'],
});

export const startPasskey = endpoint('POST /api/account/passkeys/options', {
  ...own,
  summary: 'Returns what the browser needs to create a passkey.',
  responses: { 200: passkeyCreation },
  errors: ['accounts.needed', 'auth.confirm'],
});

export const addPasskey = endpoint('POST /api/account/passkeys', {
  ...own,
  summary: 'Saves the public half of a new passkey and emails the user.',
  body: z.object({ name: lineField(60), answer: newPasskey }),
  responses: { 201: account },
  errors: ['accounts.needed', 'auth.confirm', 'auth.passkey'],
});

export const removePasskey = endpoint('DELETE /api/account/passkeys/:passkeyId', {
  ...own,
  summary: 'Removes a passkey, including a lost one, and emails the user.',
  params: z.object({ passkeyId: z.string().check(z.regex(/^[\w-]{1,2000}$/)) }),
  responses: { 200: account },
  errors: ['accounts.needed', 'auth.confirm', 'request.not_found'],
});

export const startPasskeySignIn = endpoint('POST /api/auth/passkey/options', {
  scope: 'visitor',
  tag: 'Two-step sign-in',
  summary: 'Returns what the browser needs to sign in with a passkey, including from autofill.',
  responses: { 200: passkeyRequest },
  errors: ['auth.too_many_attempts'],
});

export const passkeySignIn = endpoint('POST /api/auth/passkey', {
  scope: 'visitor',
  tag: 'Two-step sign-in',
  summary:
    'Signs in with a passkey, which needs no second step. For a signed-in user it confirms their identity again.',
  body: z.object({ answer: passkeyProof, remember: rememberField }),
  responses: signIn.responses,
  errors: ['auth.passkey', 'auth.suspended', 'auth.too_many_attempts'],
});
