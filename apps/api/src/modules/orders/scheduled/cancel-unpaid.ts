import { canTransition } from '@aw/contracts/orders/states';
import * as orders from '@aw/db/orders';
import * as payments from '@aw/db/payments';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { lockAnyOrder } from '../order-access';
import { transitionOrder } from '../transition-order';

/** Days after which an unpaid order is cancelled. */
const unpaidDays = 30;

/** Returns the time before which an unpaid order must have been placed to be cancelled. */
export const unpaidBefore = (now: Date) => new Date(now.getTime() - unpaidDays * dayMs);

/** Cancels an unpaid order, its payment intent first. An order that is being paid stays as it is. */
export async function cancelUnpaid(ctx: Context, orderId: string): Promise<void> {
  const order = await orders.find(ctx.db, orderId);
  if (order?.status !== 'awaiting_payment') return;
  try {
    await ctx.settlement.cancelIntent(ctx, order);
    await inTransaction(ctx, (ctx) => cancel(ctx, orderId));
  } catch (error) {
    if (!(error instanceof FeatureError && error.code === 'orders.paying')) throw error;
  }
}

async function cancel(ctx: Context, orderId: string): Promise<void> {
  const order = await lockAnyOrder(ctx.db, orderId);
  const { receivedMinor } = await payments.sumOrderMoney(ctx.db, orderId);
  if (!canTransition(order.status, 'cancel', 'clock') || receivedMinor > 0) return;
  await ctx.settlement.checkIntentEnded(ctx, orderId);
  const detail = { reason: `This order was not paid within ${unpaidDays} days.`, isAutomatic: true };
  await transitionOrder(ctx, order, 'cancel', { by: 'clock' }, detail);
}
