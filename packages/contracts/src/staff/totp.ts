import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

const staff = { scope: 'staff', tag: 'Staff' } as const;

/** Code of the authenticator app, or a recovery code, as typed. */
const code = z.string().check(z.trim(), z.minLength(1, 'Please enter the code.'), z.maxLength(40));

export const startStaffTotp = endpoint('POST /api/admin/totp', {
  ...staff,
  permission: 'account.own',
  summary:
    'Creates a secret for an authenticator app. It takes effect when one of its codes is sent. Requires the password.',
  body: z.object({
    password: z.string().check(z.minLength(1, 'Please enter your password.'), z.maxLength(200)),
  }),
  responses: { 201: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }) },
  errors: ['auth.busy', 'staff.credentials', 'staff.too_many_attempts', 'totp.already_on'],
});

export const confirmStaffTotp = endpoint('POST /api/admin/totp/confirm', {
  ...staff,
  permission: 'account.own',
  summary:
    'Turns on two-step sign-in with the first code of the app, ends all other tokens, and returns ten recovery codes, once.',
  body: z.object({ code }),
  responses: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: ['staff.too_many_attempts', 'staff.totp', 'totp.already_on', 'totp.not_started'],
});

export const endStaffTotp = endpoint('DELETE /api/admin/totp', {
  ...staff,
  permission: 'account.own',
  summary: 'Turns off two-step sign-in. Requires one more code, so that a stolen token is not enough.',
  body: z.object({ code }),
  responses: { 204: z.void() },
  errors: ['staff.too_many_attempts', 'staff.totp', 'totp.not_started'],
});
