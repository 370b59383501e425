import type { Account } from '@aw/contracts/account/public';
import * as auth from '@aw/db/auth';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { hashRecoveryCode, newRecoveryCodes } from '../../../server/security/totp';
import { getAccount } from '../../users/get-account';
import { noteChange } from '../../users/notify-security-change';
import { totpNotStarted } from './mfa.errors';

export type WithRecoveryCodes = { account: Account; recoveryCodes: string[] };

/** Ten new recovery codes in the caller's transaction; only hashes are stored, and earlier codes end. */
export async function giveRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(ctx.secret, userId, code));
  await auth.replaceRecoveryCodes(ctx.db, userId, hashes);
  return codes;
}

/** Gives new recovery codes instead of all earlier ones; throws 409 without an authenticator app. */
export async function renewRecoveryCodes(ctx: AccountContext): Promise<WithRecoveryCodes> {
  const recoveryCodes = await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    if (!(await auth.hasTotp(ctx.db, ctx.userId))) throw totpNotStarted();
    await noteChange(ctx, ctx.user, 'people.recovery_codes_renewed', {
      subject: 'New recovery codes were created',
      what: 'New recovery codes were created for your account. The earlier codes no longer work.',
    });
    return giveRecoveryCodes(ctx, ctx.userId);
  });
  return { account: await getAccount(ctx), recoveryCodes };
}
