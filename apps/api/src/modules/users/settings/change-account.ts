import type { Account } from '@aw/contracts/users/account';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import { secondsPerHour } from '../../../config/durations';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { auditOwn, maskedEmail } from '../../audit/audit-own';
import { endExams } from '../../exam-shields/end-exams';
import { mailUser } from '../../mail/mail-user';
import { checkPassword } from '../check-password';
import { mailEmailChange } from '../email-links';
import { getAccount } from '../get-account';

/** Changes the name and the audience. The exam shields of somebody who is no longer an educator end. */
export async function changeProfile(
  ctx: AccountContext,
  input: { firstName: string; lastName: string; audience: 'student' | 'educator' },
): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    const person = await lockAccount(ctx);
    const next = { first_name: input.firstName, last_name: input.lastName, audience: input.audience };
    const isNewEducator = next.audience === 'educator' && person.audience !== 'educator';
    await users.updateAccount(ctx.db, ctx.userId, {
      ...next,
      ...(isNewEducator ? { educator_since: ctx.now() } : {}),
    });
    // The log keeps no names of people, only that they have changed.
    const changed = (['first_name', 'last_name', 'audience'] as const).filter(
      (field) => person[field] !== next[field],
    );
    const before = { audience: person.audience };
    if (changed.length > 0)
      await auditOwn(ctx.db, ctx.userId, 'people.profile_changed', {
        before,
        after: { audience: next.audience, changed },
      });
    if (next.audience !== 'educator')
      await endExams(ctx, { userId: ctx.userId }, { by: 'role', actor: `user:${ctx.userId}` });
  });
  return getAccount(ctx);
}

/** Emails a link to the new address. If that address has an account, no email is sent and the response is the same. */
export async function changeEmail(ctx: AccountContext, email: string): Promise<Account> {
  if (email.toLowerCase() === ctx.user.email.toLowerCase()) return getAccount(ctx);
  await ctx.limits.take('mailed-links', ctx.userId, ctx.config.LIMIT_MAILED_LINKS, secondsPerHour);
  const isTaken = (await users.findByEmail(ctx.db, email)) !== undefined;
  await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    await mailEmailChange(ctx, ctx.user, { email, isTaken });
    const after = { email: maskedEmail(email) };
    await auditOwn(ctx.db, ctx.userId, 'people.email_change_asked', {
      before: { email: maskedEmail(ctx.user.email) },
      after,
    });
  });
  return getAccount(ctx);
}

/** Sets a password, signs out all other browsers, and notifies the person by email. */
export async function changePassword(ctx: AccountContext, password: string): Promise<Account> {
  const { user, userId, sid } = ctx;
  await checkPassword(ctx.config, password, [user.email, user.first_name, user.last_name]);
  await ctx.limits.take('new-password', userId, ctx.config.LIMIT_SIGNIN_FAILURES, secondsPerHour);
  const passwordHash = await ctx.passwords.hash(password);
  await inTransaction(ctx, async (ctx) => {
    const person = await lockAccount(ctx);
    await users.updateAccount(ctx.db, userId, { password_hash: passwordHash }, true);
    await auth.endSessions(ctx.db, userId, sid);
    // An intruder may have asked for another address.
    await auth.deleteEmailTokens(ctx.db, userId, 'change_email');
    const before = { hasPassword: person.password_hash !== null };
    await auditOwn(ctx.db, userId, 'people.password_changed', { before, after: { hasPassword: true } });
    await mailUser(ctx, userId, {
      kind: 'security_notice',
      subject: 'Your password was changed',
      what: 'Your password was changed. You were signed out of all other browsers.',
      at: ctx.now(),
    });
  });
  return getAccount(ctx);
}
