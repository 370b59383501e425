import type { Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type { Context, PlacedContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { clientOf } from '../../server/client';
import { isKnownPlace, placeOf } from '../../server/place';
import { addressHash, addressKey } from '../../server/security/address-key';
import { mailboxOf } from '../../server/security/mailbox-of';
import { countAttempt, forgiveAccount } from '../../server/security/throttle';
import { hashToken } from '../../server/security/token';
import { auditOwn } from '../audit/audit-own';
import { grantWelcome } from '../credits/grant-welcome';
import { mailUser } from '../mail/mail-user';
import { checkPassword } from '../users/check-password';
import { mailReset } from '../users/email-links';
import { linkInvalid } from '../users/user.errors';

const hour = 60 * 60;
const purposes = ['reset_password'] as const;

/**
 * Puts the request in the queue. Whether the address has an account is looked up by the job, so that the answer and
 * its time are the same for every address; of many requests from one place the first few in an hour are mailed, and the
 * first of each place comes before the second of any.
 */
export async function requestReset(ctx: Context, request: FastifyRequest, email: string): Promise<void> {
  const taken = await ctx.limits.take(
    'reset-address',
    addressKey(request.ip),
    ctx.config.LIMIT_SIGNIN_FAILURES_PER_ADDRESS,
    hour,
  );
  const place = placeOf(ctx, request.ip);
  await ctx.jobs.enqueueReset(ctx.db, { email, place }, { group: place, place: taken });
}

/**
 * The job behind it: mails the link when there is such an account. Where a confirmed account was entered from the place
 * before, what strangers cause elsewhere does not count; so many an hour of a mailbox are mailed there.
 */
export async function sendReset(ctx: PlacedContext, email: string): Promise<void> {
  const user = await users.findUserByEmail(ctx.db, email);
  if (!user || user.is_anonymous) return;
  const place = ctx.place ?? 'unknown';
  const mailbox = addressHash(mailboxOf(email));
  if (!(await hasLeft(ctx, 'reset-account', `${mailbox}|${place}`))) return;
  // Whoever signs up with somebody's address enters an account too, but has proven nothing.
  const isOwed =
    user.email_verified_at !== null &&
    (await isKnownPlace(ctx, user.id, place)) &&
    (await hasLeft(ctx, 'reset-known', mailbox));
  await inTransaction(ctx, (ctx) => mailReset(ctx, user, { isOwed }));
}

/** Takes one of the links that are mailed in an hour; false when none is left. */
async function hasLeft(ctx: Context, name: string, key: string): Promise<boolean> {
  try {
    await ctx.limits.take(name, key, ctx.config.LIMIT_MAILED_LINKS, hour);
    return true;
  } catch (error) {
    if (error instanceof FeatureError) return false;
    throw error;
  }
}

/** Sets the new password with a link's token, once, and ends every session. A password that is refused leaves the link good. */
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
    // Who reads the mail has proven the address as well.
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
  // Who could not get in for wrong tries, theirs or a stranger's, can now.
  await forgiveAccount(ctx, 'signin', row.email);
  return { email: row.email };
}

/**
 * Takes every way in but the password off an account whose address was never confirmed. Whoever made it may not be
 * the owner of the address, and may be waiting for them with a passkey or an authenticator app of their own.
 */
async function revokeSignInMethods(db: Database, userId: string): Promise<void> {
  await auth.deletePasskeys(db, userId);
  await auth.deleteIdentities(db, userId);
  await auth.deleteTotpFactor(db, userId);
}
