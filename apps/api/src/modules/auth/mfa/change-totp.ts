import type { Account } from '@aw/contracts/account/public';
import * as auth from '@aw/db/auth';
import { encrypt } from '../../../config/encrypt';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { countAttempt } from '../../../server/security/throttle';
import { newTotpSecret, sealedStepOf, type TotpSetup, totpSetup } from '../../../server/security/totp';
import { getAccount } from '../../users/get-account';
import { noteChange } from '../../users/notify-security-change';
import { wrongCode } from '../../users/user.errors';
import { totpNotStarted, totpOn } from './mfa.errors';
import { giveRecoveryCodes, type WithRecoveryCodes } from './recovery-codes';

/** Makes a secret for an authenticator app, in the place of one that waits; throws 409 when the factor is on. */
export async function startTotp(ctx: AccountContext): Promise<TotpSetup> {
  const secret = newTotpSecret();
  if (!(await auth.startTotpFactor(ctx.db, ctx.userId, encrypt(ctx.secret, 'totp', secret)))) throw totpOn();
  return totpSetup(secret, ctx.config.SITE_NAME, ctx.user.email);
}

/** Turns the factor on with its first code, which is used up by it; throws 401 for a wrong code. */
export async function confirmTotp(
  ctx: AccountContext,
  code: string,
  address: string,
): Promise<WithRecoveryCodes> {
  const attempts = await countAttempt(ctx, 'totp-confirm', ctx.userId, address);
  const factor = await auth.findTotpFactor(ctx.db, ctx.userId);
  if (!factor) throw totpNotStarted();
  if (factor.confirmed_at) throw totpOn();
  const step = sealedStepOf(ctx.secret, factor.secret, code, ctx.now());
  if (step === undefined) throw wrongCode();
  await attempts.forget();
  const recoveryCodes = await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    if (!(await auth.confirmTotpFactor(ctx.db, ctx.userId, factor.secret, step, ctx.now())))
      throw totpNotStarted();
    await noteChange(ctx, ctx.user, 'people.totp_added', {
      subject: 'An authenticator app was added',
      what: 'An authenticator app was added to your account. You now need its code to sign in.',
    });
    return giveRecoveryCodes(ctx, ctx.userId);
  });
  return { account: await getAccount(ctx), recoveryCodes };
}

/** Turns the factor off, with its recovery codes; repeating it changes nothing. */
export async function endTotp(ctx: AccountContext): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    if (!(await auth.deleteTotpFactor(ctx.db, ctx.userId))) return;
    await noteChange(ctx, ctx.user, 'people.totp_removed', {
      subject: 'Your authenticator app was removed',
      what: 'The authenticator app was removed from your account, and its recovery codes no longer work.',
    });
  });
  return getAccount(ctx);
}
