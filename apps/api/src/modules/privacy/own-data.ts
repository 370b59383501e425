import type { Account } from '@aw/contracts/account/public';
import { counted } from '@aw/contracts/duration-text';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { type AccountContext, lockAccount } from '../../server/acting-account';
import { getAccount } from '../users/get-account';
import { startErasure, stopErasure } from './schedule-erasure';

const day = 24 * 60 * 60;

/** Takes one of the day's archives of a person; throws 429 `auth.too_many_attempts` when none is left. */
export async function countExport(ctx: AccountContext): Promise<void> {
  const perDay = ctx.config.LIMIT_EXPORTS_PER_DAY;
  try {
    await ctx.limits.take('export', ctx.userId, perDay, day);
  } catch (error) {
    if (!(error instanceof FeatureError)) throw error;
    const seconds = error.extra.retryAfterSeconds ?? day;
    const hours = Math.ceil(seconds / 3600);
    throw new FeatureError(
      429,
      'auth.too_many_attempts',
      `You have reached the limit of ${counted(perDay, 'archive')} a day. You can download the next one in ${counted(hours, 'hour')}.`,
      { retryAfterSeconds: seconds },
    );
  }
}

/** Starts the 14 days after which the acting account is erased; asking again keeps the first date and the latest choice. */
export async function requestErasure(ctx: AccountContext, input: { keepsShared: boolean }): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockAccount(ctx);
    await startErasure(ctx, user, { ...input, actor: `user:${user.id}`, exceptSid: ctx.sid });
  });
  return getAccount(ctx);
}

/** Keeps the acting account after all. */
export async function undoErasure(ctx: AccountContext): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockAccount(ctx);
    await stopErasure(ctx, user, `user:${user.id}`);
  });
  return getAccount(ctx);
}
