import type { Account } from '@aw/contracts/account/public';
import { getAccount } from '../../domain/users/get-account';
import { type AccountContext, lockAccount } from '../../domain/users/own-account';
import { startErasure, stopErasure } from '../../domain/users/schedule-erasure';

/** Starts the 14 days after which the acting account is erased; asking again keeps the first date and the latest choice. */
export async function requestErasure(ctx: AccountContext, input: { keepsShared: boolean }): Promise<Account> {
  await ctx.db.transaction().execute(async (trx) => {
    const person = await lockAccount(trx, ctx);
    await startErasure(ctx, trx, person, { ...input, actor: `user:${person.id}`, exceptSid: ctx.sid });
  });
  return getAccount(ctx);
}

/** Keeps the acting account after all. */
export async function undoErasure(ctx: AccountContext): Promise<Account> {
  await ctx.db.transaction().execute(async (trx) => {
    const person = await lockAccount(trx, ctx);
    await stopErasure(ctx, trx, person, `user:${person.id}`);
  });
  return getAccount(ctx);
}
