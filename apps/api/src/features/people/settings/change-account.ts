import type { Account } from '@aw/contracts/account-settings';
import { deleteEmailTokens, endSessionsOf, findUserByEmail, updateAccount } from '@aw/db';
import { mailPerson } from '../../../mail/mail-person';
import { hashPassword } from '../../../server/password-hash';
import { checkPassword } from '../entry/check-password';
import { mailEmailChange } from '../entry/email-links';
import { type AccountContext, lockAccount } from '../own-account';
import { readAccount } from './read-account';

const hour = 60 * 60;

/** Changes the name and who the person is here. */
export async function changeProfile(
  ctx: AccountContext,
  input: { firstName: string; lastName: string; audience: 'student' | 'educator' },
): Promise<Account> {
  await updateAccount(ctx.db, ctx.userId, {
    first_name: input.firstName,
    last_name: input.lastName,
    audience: input.audience,
  });
  return readAccount(ctx);
}

/** Mails a link to the new address. One that has an account gets no mail, and the answer does not tell. */
export async function changeEmail(ctx: AccountContext, email: string): Promise<Account> {
  if (email.toLowerCase() === ctx.user.email.toLowerCase()) return readAccount(ctx);
  await ctx.limits.take('mailed-links', ctx.userId, ctx.config.LIMIT_MAILED_LINKS, hour);
  const isTaken = (await findUserByEmail(ctx.db, email)) !== undefined;
  await ctx.db.transaction().execute(async (trx) => {
    await lockAccount(trx, ctx);
    await mailEmailChange(ctx, trx, ctx.user, { email, isTaken });
  });
  return readAccount(ctx);
}

/** Sets a password, signs every other browser out, and tells the person by mail. */
export async function changePassword(ctx: AccountContext, password: string): Promise<Account> {
  const { user, userId, sid } = ctx;
  await checkPassword(ctx.config, password, [user.email, user.first_name, user.last_name]);
  await ctx.limits.take('new-password', userId, ctx.config.LIMIT_SIGNIN_FAILURES, hour);
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    await lockAccount(trx, ctx);
    await updateAccount(trx, userId, { password_hash: passwordHash }, true);
    await endSessionsOf(trx, userId, sid);
    // Whoever was in may have asked for another address.
    await deleteEmailTokens(trx, userId, 'change_email');
    const what = 'The password of your account was changed. Every other browser was signed out.';
    await mailPerson(ctx, trx, userId, { kind: 'security_notice', what, at: ctx.now() });
  });
  return readAccount(ctx);
}
