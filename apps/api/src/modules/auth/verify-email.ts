import type { Entered } from '@aw/contracts/auth/public';
import { isUniqueViolation } from '@aw/db';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { AccountContext } from '../../server/acting-account';
import { hasAskedForLink } from '../../server/asked-link';
import { type Client, clientOf } from '../../server/client';
import { addressKey } from '../../server/security/address-key';
import { countAttempt } from '../../server/security/throttle';
import { hashToken } from '../../server/security/token';
import { auditOwn, maskedEmail } from '../audit/audit-own';
import { grantWelcome } from '../credits/grant-welcome';
import { mailUser } from '../mail/mail-user';
import { notify } from '../notifications/notify';
import { adoptOrders } from '../orders/adopt-orders';
import { mailVerification } from '../users/email-links';
import { emailTaken, linkInvalid, wrongCredentials } from '../users/user.errors';
import { beginEntry } from './enter-account';

const hour = 60 * 60;

const purposes = ['verify_email', 'change_email'] as const;

/** What a confirmation link is about, without using it; throws 410 for one that is not good any more. */
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
 * Confirms an address, once; with `signIn` this browser is signed in, too. A browser that is not signed in to the
 * account has to know its password: the account may have been made by somebody else, in the name of who reads the
 * mail. The session that it opens ends with the browser, unless this browser asked for the link: mails are often read
 * on a shared computer. Throws 401 for a wrong password and 410 for a link that is not good any more; neither uses the
 * link up.
 */
export async function verifyEmail(ctx: Context, request: FastifyRequest, input: Input): Promise<Confirmed> {
  const attempts = await countAttempt(ctx, 'link', addressKey(request.ip), request.ip);
  const token = await auth.findEmailToken(ctx.db, hashToken(input.token), purposes, ctx.now());
  const user = token && (await users.findUser(ctx.db, token.user_id));
  if (!token || !user || user.is_anonymous) throw linkInvalid();
  await attempts.forget();
  const isOwn = request.session.userId === user.id;
  if (!isOwn) await provePassword(ctx, request, user, input.password);
  await confirm(ctx, user.id, input.token, clientOf(request));
  const options = { remember: hasAskedForLink(ctx, request, token.email), epoch: user.session_epoch };
  const entered = input.signIn && !isOwn ? await beginEntry(ctx, request, user.id, options) : null;
  return { email: token.email, entered };
}

type User = NonNullable<Awaited<ReturnType<typeof users.findUser>>>;

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

/** Holds the person before the link, as a merge does, which ends the links of the one who goes. */
async function confirm(ctx: Context, userId: string, token: string, client: Client): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const now = ctx.now();
      const user = await users.lockUser(ctx.db, userId);
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
      // The first mail that is no answer to a press waits until the address is known to be theirs, and so does the credit.
      if (user.email_verified_at) return;
      const hasCredit = await grantWelcome(ctx, { id: user.id, email: used.email }, client);
      await notify(ctx, { userId: user.id, mail: { kind: 'welcome', hasCredit }, link: '/documents' });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? emailTaken() : error;
  }
}

/** Tells the address that the account has until now. */
async function notifyOfChange(ctx: Context, userId: string, at: Date): Promise<void> {
  const subject = 'Your email address was changed';
  const what = 'Your email address was changed. We now send emails to the new one.';
  await mailUser(ctx, userId, { kind: 'security_notice', subject, what, at });
}

/** Mails the link that confirms the account's address once more, unless it is confirmed. Throws 429. */
export async function resendVerification(ctx: AccountContext): Promise<{ message: string }> {
  const { user, userId } = ctx;
  if (user.email_verified_at) return { message: 'Your email address is already confirmed.' };
  await ctx.limits.take('mailed-links', userId, ctx.config.LIMIT_MAILED_LINKS, hour);
  await inTransaction(ctx, (ctx) => mailVerification(ctx, user));
  return { message: `A new link is on its way to ${user.email}.` };
}
