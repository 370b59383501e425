import type { Account } from '@aw/contracts/account/public';
import { countIdentities, type Database, deletePasskey, listPasskeys } from '@aw/db';
import { getAccount } from '../../../domain/users/get-account';
import { noteChange } from '../../../domain/users/notify-security-change';
import { type AccountContext, lockAccount } from '../../../domain/users/own-account';
import { noSuchEntry } from '../../../domain/users/user.errors';

/** Removes one of the person's own passkeys; throws 404 for any other. */
export async function removePasskey(ctx: AccountContext, id: string): Promise<Account> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockAccount(trx, ctx);
    if ((await deletePasskey(trx, ctx.userId, id)) === undefined) throw noSuchEntry();
    // The mailed link that sets a password is a way in that nobody loses together with a device.
    const what = (await hasOtherWayIn(ctx, trx))
      ? 'A passkey was removed from your account.'
      : 'The last passkey was removed from your account; to sign in again, ask for the link that sets a password.';
    await noteChange(ctx, trx, ctx.user, 'people.passkey_removed', what);
  });
  return getAccount(ctx);
}

async function hasOtherWayIn(ctx: AccountContext, trx: Database): Promise<boolean> {
  return (
    ctx.user.password_hash !== null ||
    (await countIdentities(trx, ctx.userId)) > 0 ||
    (await listPasskeys(trx, ctx.userId)).length > 0
  );
}
