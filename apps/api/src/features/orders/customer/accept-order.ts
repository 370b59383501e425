import type { OrderRow } from '@aw/db';
import type { PersonContext } from '../../../context';
import { moveOrder } from '../move-order';
import { holdOrder } from '../open-order';

/** Accepts delivered work. Throws 409 `orders.move` for an order in another state. */
export async function acceptOrder(ctx: PersonContext, orderId: string): Promise<OrderRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const order = await holdOrder(trx, ctx.userId, orderId);
    return moveOrder(ctx, trx, order, 'complete', { by: 'customer' });
  });
}
