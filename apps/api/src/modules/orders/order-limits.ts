import { secondsPerDay } from '../../config/durations';
import type { Context } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { tooManyOrders } from './order.errors';

/** Counts an order that a person or network starts or places. Throws 429 `limits.orders`. */
export async function takeOrderLimit(ctx: Context, what: 'started' | 'placed', key: string): Promise<void> {
  try {
    await ctx.limits.take(`orders-${what}`, key, ctx.config.LIMIT_ORDERS_PER_DAY, secondsPerDay);
  } catch (error) {
    if (!(error instanceof FeatureError)) throw error;
    throw tooManyOrders(error.extra.retryAfterSeconds ?? secondsPerDay);
  }
}
