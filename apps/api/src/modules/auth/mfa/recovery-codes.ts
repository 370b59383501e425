import type { Account } from '@aw/contracts/users/account';
import * as auth from '@aw/db/auth';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { hashRecoveryCode, newRecoveryCodes } from '../../../server/security/totp';
import { getAccount } from '../../users/get-account';
import { recordSecurityChange } from '../../users/record-security-change';
import { totpNotStarted } from './mfa.errors';

export type WithRecoveryCodes = { account: Account; recoveryCodes: string[] };

/** Creates ten recovery codes in the caller's transaction. Only hashes are stored, and earlier codes stop working. */
export async function issueRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(ctx.secret, userId, code));
  await auth.replaceRecoveryCodes(ctx.db, userId, hashes);
  return codes;
}

/** Replaces all recovery codes with new ones. Throws 409 without an authenticator app. */
export async function renewRecoveryCodes(ctx: AccountContext): Promise<WithRecoveryCodes> {
  const recoveryCodes = await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    if (!(await auth.hasTotp(ctx.db, ctx.userId))) throw totpNotStarted();
    await recordSecurityChange(ctx, ctx.user, 'people.recovery_codes_renewed', {
      subject: 'New recovery codes were created',
      what: 'New recovery codes were created for your account. The earlier codes no longer work.',
    });
    return issueRecoveryCodes(ctx, ctx.userId);
  });
  return { account: await getAccount(ctx), recoveryCodes };
}
