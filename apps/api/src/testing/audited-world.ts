import { generateSync } from 'otplib/functional';
import { member } from './account';
import type { Caller } from './calls';
import type { multipart } from './multipart';
import type { signedInStaff } from './staff';
import type { StripeApp } from './stripe';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
/** Parameters and sender of a call. The default sender is a member of staff. */
export type AuditedCall = {
  params?: Record<string, string | number>;
  payload?: object;
  multipart?: ReturnType<typeof multipart>;
  by?: Caller;
};
export type World = { test: StripeApp; staff: Staff; colleague: Staff };
/** Prepares a call that will succeed and change something. */
export type Prepare = (world: World) => Promise<AuditedCall>;

let lastNumber = 0;

/** Returns a number that no other call of this run has. */
export const nextNumber = () => ++lastNumber;
export const reason = 'For the record.';
export const post = (url: string, payload: object = {}) => ({ method: 'POST' as const, url, payload });
export const codeOf = (secret: string, ms = 0) =>
  generateSync({ secret, epoch: Math.floor((Date.now() + ms) / 1000) });

/** Sets up an authenticator app and returns its secret. */
export async function withApp(user: Caller, path: string, payload: object = {}) {
  const { secret } = (await user.inject(post(path, payload))).json<{ secret: string }>();
  return secret;
}

/** Returns a member whose account has an authenticator app. */
export async function guardedStaffUser({ test }: World) {
  const user = await member(test);
  const secret = await withApp(user, '/api/account/totp');
  await user.inject(post('/api/account/totp/confirm', { code: codeOf(secret) }));
  return user;
}
