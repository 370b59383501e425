import { formatCount } from '@aw/contracts/duration-text';
import type { Account } from '@aw/contracts/users/account';
import { secondsPerDay, secondsPerHour } from '../../config/durations';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { type AccountContext, lockAccount } from '../../server/acting-account';
import { getAccount } from '../users/get-account';
import { startErasure, stopErasure } from './schedule-erasure';

/** Takes one of the user's archives per day from the limit. Throws 429 `auth.too_many_attempts` when none is left. */
export async function takeExportAllowance(ctx: AccountContext): Promise<void> {
  const perDay = ctx.config.LIMIT_EXPORTS_PER_DAY;
  try {
    await ctx.limits.take('export', ctx.userId, perDay, secondsPerDay);
  } catch (error) {
    if (!(error instanceof FeatureError)) throw error;
    const seconds = error.extra.retryAfterSeconds ?? secondsPerDay;
    const hours = Math.ceil(seconds / secondsPerHour);
    throw new FeatureError(
      429,
      'auth.too_many_attempts',
      `You have reached the limit of ${formatCount(perDay, 'archive')} a day. You can download the next one in ${formatCount(hours, 'hour')}.`,
      { retryAfterSeconds: seconds },
    );
  }
}

/**
 * Schedules the erasure of the acting account in 14 days. A repeated request keeps the first date and the latest
 * choice.
 */
export async function requestErasure(ctx: AccountContext, input: { keepsShared: boolean }): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockAccount(ctx);
    await startErasure(ctx, user, { ...input, actor: `user:${user.id}`, exceptSid: ctx.sid });
  });
  return getAccount(ctx);
}

/** Cancels the scheduled erasure of the acting account. */
export async function undoErasure(ctx: AccountContext): Promise<Account> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockAccount(ctx);
    await stopErasure(ctx, user, `user:${user.id}`);
  });
  return getAccount(ctx);
}
