import { canTransition } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { illegalTransition } from '../order.errors';
import { lockOwnOrder, openOrder } from '../order-access';
import { transitionOrder } from '../transition-order';

/**
 * Ends an order that is not paid, its payment session first, so that nobody pays what is cancelled; what was paid of it
 * in part goes back. Throws 409 `orders.move` and `orders.paying`, and 503 `payments.unavailable`; nothing is changed then.
 */
export async function cancelOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  const order = await openOrder(ctx.db, ctx.userId, orderId);
  const status = order.status;
  if (!canTransition(status, 'cancel', 'customer')) throw illegalTransition(status, 'cancel');
  await ctx.settlement.cancelIntent(ctx, order);
  return inTransaction(ctx, async (ctx) => {
    const held = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    await ctx.settlement.checkIntentEnded(ctx, orderId);
    const ended = await transitionOrder(ctx, held, 'cancel', { by: 'customer' });
    await ctx.settlement.refundRest(ctx, ended, {
      reason: 'This order was cancelled before it was fully paid.',
    });
    return ended;
  });
}
