import type { OrderRow } from '@aw/db';
import type { UserContext } from '../../../context';
import { lockOwnOrder } from '../../../domain/orders/order-access';
import { transitionOrder } from '../../../domain/orders/transition-order';

/** Accepts delivered work. Throws 409 `orders.move` for an order in another state. */
export async function acceptOrder(ctx: UserContext, orderId: string): Promise<OrderRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const order = await lockOwnOrder(trx, ctx.userId, orderId);
    return transitionOrder(ctx, trx, order, 'complete', { by: 'customer' });
  });
}
