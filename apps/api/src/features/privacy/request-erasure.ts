import type { Account } from '@aw/contracts/account/public';
import { getAccount } from '../../domain/users/get-account';
import { type AccountContext, lockAccount } from '../../domain/users/own-account';
import { startErasure, stopErasure } from '../../domain/users/schedule-erasure';

/** Starts the 14 days after which the acting account is erased; asking again keeps the first date and the latest choice. */
export async function requestErasure(ctx: AccountContext, input: { keepsShared: boolean }): Promise<Account> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, ctx);
    await startErasure(ctx, trx, user, { ...input, actor: `user:${user.id}`, exceptSid: ctx.sid });
  });
  return getAccount(ctx);
}

/** Keeps the acting account after all. */
export async function undoErasure(ctx: AccountContext): Promise<Account> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await lockAccount(trx, ctx);
    await stopErasure(ctx, trx, user, `user:${user.id}`);
  });
  return getAccount(ctx);
}
