import type { Entered } from '@aw/contracts/auth/public';
import { isUniqueViolation } from '@aw/db';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import { secondsPerHour } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { AccountContext } from '../../server/acting-account';
import { type Client, clientOf } from '../../server/client';
import { countAttempt } from '../../server/limits/throttle';
import { addressKey } from '../../server/security/address-key';
import { hashToken } from '../../server/security/token';
import { hasRequestedLink } from '../../server/sessions/link-request';
import { auditOwn, maskedEmail } from '../audit/audit-own';
import { grantWelcome } from '../credits/grant-welcome';
import { mailUser } from '../mail/mail-user';
import { notify } from '../notifications/notify';
import { adoptOrders } from '../orders/adopt-orders';
import { adoptSavedSearches } from '../users/adopt-saved-searches';
import { mailVerification } from '../users/email-links';
import { emailTaken, linkInvalid, wrongCredentials } from '../users/user.errors';
import { startSignIn } from './complete-sign-in';

const purposes = ['verify_email', 'change_email'] as const;

/** Returns the purpose of a confirmation link without using it. Throws 410 if it is no longer valid. */
export async function checkEmailToken(ctx: Context, request: FastifyRequest, token: string) {
  const attempts = await countAttempt(ctx, 'link', addressKey(request.ip), request.ip);
  const row = await auth.findEmailToken(ctx.db, hashToken(token), purposes, ctx.now());
  if (!row) throw linkInvalid();
  await attempts.forget();
  return {
    email: row.email,
    isChange: row.purpose === 'change_email',
    isOwnSession: row.user_id === request.session.userId,
    expiresAt: row.expires_at.toISOString(),
  };
}

type Input = { token: string; password?: string; signIn: boolean };
type Confirmed = { email: string; entered: Entered | null };

/**
 * Verifies an address with a link, and optionally signs in. A browser that is not signed in to the account needs its
 * password, because someone else may have created it. The new session ends with the browser, which may be a shared
 * computer, unless this browser has requested the link.
 *
 * @throws 401 for a wrong password and 410 for an invalid link; neither uses the link.
 */
export async function verifyEmail(ctx: Context, request: FastifyRequest, input: Input): Promise<Confirmed> {
  const attempts = await countAttempt(ctx, 'link', addressKey(request.ip), request.ip);
  const token = await auth.findEmailToken(ctx.db, hashToken(input.token), purposes, ctx.now());
  const user = token && (await users.find(ctx.db, token.user_id));
  if (!token || !user || user.is_anonymous) throw linkInvalid();
  await attempts.forget();
  const isOwn = request.session.userId === user.id;
  if (!isOwn) await provePassword(ctx, request, user, input.password);
  await confirm(ctx, user.id, input.token, clientOf(request));
  const options = { remember: hasRequestedLink(ctx, request, token.email), epoch: user.session_epoch };
  const entered = input.signIn && !isOwn ? await startSignIn(ctx, request, user.id, options) : null;
  return { email: token.email, entered };
}

type User = NonNullable<Awaited<ReturnType<typeof users.find>>>;

async function provePassword(
  ctx: Context,
  request: FastifyRequest,
  user: User,
  password = '',
): Promise<void> {
  const attempts = await countAttempt(ctx, 'signin', user.email ?? user.id, request.ip);
  const isRight = await attempts.spend(() => ctx.passwords.isRight(user.password_hash, password));
  if (!isRight) throw wrongCredentials();
  await attempts.forget();
}

/** Locks the user before the link, in the same order as a merge, which deletes the links of the merged user. */
async function confirm(ctx: Context, userId: string, token: string, client: Client): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const now = ctx.now();
      const user = await users.lock(ctx.db, userId);
      if (!user || user.is_anonymous) throw linkInvalid();
      const used = await auth.useEmailToken(ctx.db, hashToken(token), purposes, now);
      if (!used) throw linkInvalid();
      const isChange = used.purpose === 'change_email';
      if (!isChange && user.email?.toLowerCase() !== used.email.toLowerCase()) throw linkInvalid();
      if (isChange) await notifyOfChange(ctx, user.id, now);
      await users.updateAccount(ctx.db, user.id, { email: used.email, email_verified_at: now }, true);
      if (isChange) await auth.deleteEmailTokens(ctx.db, user.id);
      await auditOwn(ctx.db, user.id, isChange ? 'people.email_changed' : 'people.email_confirmed', {
        before: { email: maskedEmail(user.email), isEmailVerified: user.email_verified_at !== null },
        after: { email: maskedEmail(used.email), isEmailVerified: true },
      });
      await adoptOrders(ctx.db, user.id);
      await adoptSavedSearches(ctx.db, user.id);
      // The welcome mail and credit wait until the address is verified for the first time.
      if (user.email_verified_at) return;
      const hasCredit = await grantWelcome(ctx, { id: user.id, email: used.email }, client);
      await notify(ctx, { userId: user.id, mail: { kind: 'welcome', hasCredit }, link: '/documents' });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? emailTaken() : error;
  }
}

/** Notifies the previous address of the account. */
async function notifyOfChange(ctx: Context, userId: string, at: Date): Promise<void> {
  const subject = 'Your email address was changed';
  const what = 'Your email address was changed. We now send emails to the new one.';
  await mailUser(ctx, userId, { kind: 'security_notice', subject, what, at });
}

/** Emails another link that verifies the account's address, unless it is verified. Throws 429. */
export async function resendVerification(ctx: AccountContext): Promise<{ message: string }> {
  const { user, userId } = ctx;
  if (user.email_verified_at) return { message: 'Your email address is already confirmed.' };
  await ctx.limits.take('mailed-links', userId, ctx.config.LIMIT_MAILED_LINKS, secondsPerHour);
  await inTransaction(ctx, (ctx) => mailVerification(ctx, user));
  return { message: `A new link is on its way to ${user.email}.` };
}
