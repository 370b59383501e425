import type { Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type { Context, PlacedContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { clientOf } from '../../server/client';
import { countAttempt, forgiveAccount } from '../../server/limits/throttle';
import { isKnownPlace, placeOf } from '../../server/place';
import { addressHash, addressKey } from '../../server/security/address-key';
import { mailboxOf } from '../../server/security/mailbox-of';
import { hashToken } from '../../server/security/token';
import { auditOwn } from '../audit/audit-own';
import { grantWelcome } from '../credits/grant-welcome';
import { mailUser } from '../mail/mail-user';
import { checkPassword } from '../users/check-password';
import { mailReset } from '../users/email-links';
import { linkInvalid } from '../users/user.errors';

const hourSeconds = 60 * 60;
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
    hourSeconds,
  );
  const place = placeOf(ctx, request.ip);
  await ctx.jobs.enqueueReset(ctx.db, { email, place }, { group: place, place: taken });
}

/**
 * Emails a reset link if the address has an account; runs as a job. Requests by others do not use up the limit of a
 * network from which the owner of a verified address has signed in before: it has its own limit per mailbox and hour.
 */
export async function sendReset(ctx: PlacedContext, email: string): Promise<void> {
  const user = await users.findUserByEmail(ctx.db, email);
  if (!user || user.is_anonymous) return;
  const place = ctx.place ?? 'unknown';
  const mailbox = addressHash(mailboxOf(email));
  if (!(await takeLink(ctx, 'reset-account', `${mailbox}|${place}`))) return;
  // Signing up with another person's address also signs in, but proves nothing.
  const isOwed =
    user.email_verified_at !== null &&
    (await isKnownPlace(ctx, user.id, place)) &&
    (await takeLink(ctx, 'reset-known', mailbox));
  await inTransaction(ctx, (ctx) => mailReset(ctx, user, { isOwed }));
}

/** Takes one of the hour's links from a limit. Returns false when none is left. */
async function takeLink(ctx: Context, name: string, key: string): Promise<boolean> {
  try {
    await ctx.limits.take(name, key, ctx.config.LIMIT_MAILED_LINKS, hourSeconds);
    return true;
  } catch (error) {
    if (error instanceof FeatureError) return false;
    throw error;
  }
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
  const user = row && (await users.findUser(ctx.db, row.user_id));
  if (!row || !user || user.email?.toLowerCase() !== row.email.toLowerCase()) throw linkInvalid();
  await attempts.forget();
  await checkPassword(ctx.config, input.password, [row.email, user.first_name, user.last_name]);
  const passwordHash = await ctx.passwords.hash(input.password);
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const person = await users.lockUser(ctx.db, user.id);
    if (!person || !(await auth.useEmailToken(ctx.db, tokenHash, purposes, now))) throw linkInvalid();
    if (!person.email_verified_at) await revokeSignInMethods(ctx.db, user.id);
    // Opening the link from the email also proves the address.
    await users.updateAccount(ctx.db, user.id, { password_hash: passwordHash, email_verified_at: now }, true);
    await grantWelcome(ctx, { id: user.id, email: row.email }, clientOf(request));
    await auth.endSessionsOf(ctx.db, user.id);
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
  await auth.deleteTotpFactor(db, userId);
}
