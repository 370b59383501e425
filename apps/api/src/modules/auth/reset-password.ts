import type { Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import { secondsPerHour } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { clientOf } from '../../server/client';
import { countAttempt, forgiveAccount } from '../../server/limits/throttle';
import { networkOf } from '../../server/network';
import { addressKey } from '../../server/security/address-key';
import { hashToken } from '../../server/security/token';
import { auditOwn } from '../audit/audit-own';
import { grantWelcome } from '../credits/grant-welcome';
import { mailUser } from '../mail/mail-user';
import { checkPassword } from '../users/check-password';
import { linkInvalid } from '../users/user.errors';

const purposes = ['reset_password'] as const;

/**
 * Queues a request for a reset link. The job checks whether the address has an account, so that response and timing are
 * the same for every address. Requests from one network are limited per hour and take turns with other networks.
 */
export async function requestReset(ctx: Context, request: FastifyRequest, email: string): Promise<void> {
  const taken = await ctx.limits.take(
    'reset-address',
    addressKey(request.ip),
    ctx.config.LIMIT_SIGNIN_FAILURES_PER_ADDRESS,
    secondsPerHour,
  );
  const place = networkOf(ctx, request.ip);
  await ctx.jobs.enqueue(ctx.db, 'send-reset', { email, place }, { turn: { group: place, place: taken } });
}

/**
 * Sets the new password with the token of a link, which works once, and ends every session. A refused password leaves
 * the link valid.
 */
export async function confirmReset(
  ctx: Context,
  request: FastifyRequest,
  input: { token: string; password: string },
): Promise<{ email: string }> {
  const attempts = await countAttempt(ctx, 'link', addressKey(request.ip), request.ip);
  const tokenHash = hashToken(input.token);
  const row = await auth.findEmailToken(ctx.db, tokenHash, purposes, ctx.now());
  const user = row && (await users.find(ctx.db, row.user_id));
  if (!row || !user || user.email?.toLowerCase() !== row.email.toLowerCase()) throw linkInvalid();
  await attempts.forget();
  await checkPassword(ctx.config, input.password, [row.email, user.first_name, user.last_name]);
  const passwordHash = await ctx.passwords.hash(input.password);
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const person = await users.lock(ctx.db, user.id);
    if (!person || !(await auth.useEmailToken(ctx.db, tokenHash, purposes, now))) throw linkInvalid();
    if (!person.email_verified_at) await revokeSignInMethods(ctx.db, user.id);
    // Opening the link from the email also proves the address.
    await users.updateAccount(ctx.db, user.id, { password_hash: passwordHash, email_verified_at: now }, true);
    await grantWelcome(ctx, { id: user.id, email: row.email }, clientOf(request));
    await auth.endSessions(ctx.db, user.id);
    await auth.deleteEmailTokens(ctx.db, user.id);
    const before = {
      hasPassword: person.password_hash !== null,
      isEmailVerified: person.email_verified_at !== null,
    };
    await auditOwn(ctx.db, user.id, 'people.password_reset', {
      before,
      after: { hasPassword: true, isEmailVerified: true },
    });
    await mailUser(ctx, user.id, {
      kind: 'security_notice',
      subject: 'Your password was reset',
      what: 'Your password was reset with a link from an email. You were signed out of all browsers.',
      at: now,
    });
  });
  // Lifts the limit after failed sign-ins, which may have been someone else's.
  await forgiveAccount(ctx, 'signin', row.email);
  return { email: row.email };
}

/**
 * Removes all sign-in methods except the password from an account with an unverified address. An attacker may have
 * created it with their own passkey or authenticator app, and be waiting for the owner of the address.
 */
async function revokeSignInMethods(db: Database, userId: string): Promise<void> {
  await auth.deletePasskeys(db, userId);
  await auth.deleteIdentities(db, userId);
  await auth.deleteTotp(db, userId);
}
