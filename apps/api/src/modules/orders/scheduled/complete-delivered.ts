import { reminderDay, silentDays } from '@aw/contracts/orders/states';
import * as orders from '@aw/db/orders';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../order-access';
import { recordOrderEvent, transitionOrder } from '../transition-order';

/** Returns the time since which the customer of a delivered order must not have answered to be reminded. */
export const silentBefore = (now: Date) => new Date(now.getTime() - reminderDay * dayMs);

/**
 * Reminds the customer of delivered work on day 5 without an answer and accepts it on day 7, but never sooner than two
 * days after the reminder, in case the clock had stopped. Repeating it changes nothing.
 */
export async function remindOrComplete(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, orderId);
    const since = await orders.findSilentSince(ctx.db, orderId);
    if (!since) return;
    const now = ctx.now();
    const days = (from: Date) => (now.getTime() - from.getTime()) / dayMs;
    const reminded = order.reminded_at && order.reminded_at > since ? order.reminded_at : null;
    if (!reminded) {
      if (days(since) < reminderDay) return;
      const updated = await orders.update(ctx.db, orderId, { reminded_at: now });
      await recordOrderEvent(ctx, updated, 'reminded', { by: 'clock' });
    } else if (days(since) >= silentDays && days(reminded) >= silentDays - reminderDay) {
      await transitionOrder(ctx, order, 'complete', { by: 'clock' }, { isAutomatic: true });
    }
  });
}
