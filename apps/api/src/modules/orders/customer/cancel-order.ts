import { canTransition } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { illegalTransition } from '../order.errors';
import { getOwnOrder, lockOwnOrder } from '../order-access';
import { transitionOrder } from '../transition-order';

/**
 * Cancels an unpaid order, its payment intent first, so that nobody pays for a cancelled order. Partial payments are
 * refunded.
 *
 * @throws 409 `orders.move` and `orders.paying`, and 503 `payments.unavailable`; then nothing is changed.
 */
export async function cancelOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  const order = await getOwnOrder(ctx.db, ctx.userId, orderId);
  const status = order.status;
  if (!canTransition(status, 'cancel', 'customer')) throw illegalTransition(status, 'cancel');
  await ctx.settlement.cancelIntent(ctx, order);
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    await ctx.settlement.checkIntentEnded(ctx, orderId);
    const cancelled = await transitionOrder(ctx, locked, 'cancel', { by: 'customer' });
    await ctx.settlement.refundRest(ctx, cancelled, {
      reason: 'This order was cancelled before it was fully paid.',
    });
    return cancelled;
  });
}
