import type { Account } from '@aw/contracts/users/account';
import * as auth from '@aw/db/auth';
import { encrypt } from '../../../config/encrypt';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { countAttempt } from '../../../server/limits/throttle';
import { newTotpSecret, sealedStepOf, type TotpSetup, totpSetup } from '../../../server/security/totp';
import { getAccount } from '../../users/get-account';
import { recordSecurityChange } from '../../users/record-security-change';
import { wrongCode } from '../../users/user.errors';
import { totpNotStarted, totpOn } from './mfa.errors';
import { issueRecoveryCodes, type WithRecoveryCodes } from './recovery-codes';

/** Creates a secret for an authenticator app, replacing one that was not confirmed. Throws 409 if the factor is on. */
export async function startTotp(ctx: AccountContext): Promise<TotpSetup> {
  const secret = newTotpSecret();
  if (!(await auth.startTotp(ctx.db, ctx.userId, encrypt(ctx.secret, 'totp', secret)))) throw totpOn();
  return totpSetup(secret, ctx.config.SITE_NAME, ctx.user.email);
}

/** Turns on the authenticator app with its first code, which cannot be used again. Throws 401 for a wrong code. */
export async function confirmTotp(
  ctx: AccountContext,
  code: string,
  address: string,
): Promise<WithRecoveryCodes> {
  const attempts = await countAttempt(ctx, 'totp-confirm', ctx.userId, address);
  const factor = await auth.findTotp(ctx.db, ctx.userId);
  if (!factor) throw totpNotStarted();
  if (factor.confirmed_at) throw totpOn();
  const step = sealedStepOf(ctx.secret, factor.secret, code, ctx.now());
  if (step === undefined) throw wrongCode();
  await attempts.forget();
  const recoveryCodes = await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    if (!(await auth.confirmTotp(ctx.db, ctx.userId, factor.secret, step, ctx.now()))) throw totpNotStarted();
    await recordSecurityChange(ctx, ctx.user, 'people.totp_added', {
      subject: 'An authenticator app was added',
      what: 'An authenticator app was added to your account. You now need its code to sign in.',
    });
    return issueRecoveryCodes(ctx, ctx.userId);
  });
  return { account: await getAccount(ctx), recoveryCodes };
}

/** Turns off the authenticator app and its recovery codes. Does nothing if no app is set up. */
export async function endTotp(ctx: AccountContext): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    if (!(await auth.deleteTotp(ctx.db, ctx.userId))) return;
    await recordSecurityChange(ctx, ctx.user, 'people.totp_removed', {
      subject: 'Your authenticator app was removed',
      what: 'The authenticator app was removed from your account, and its recovery codes no longer work.',
    });
  });
  return getAccount(ctx);
}
