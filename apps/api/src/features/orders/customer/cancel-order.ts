import { mayMove, type OrderStatus } from '@aw/contracts/order-states';
import type { OrderRow } from '@aw/db';
import type { PersonContext } from '../../../context';
import { moveOrder } from '../move-order';
import { holdOrder, openOrder } from '../open-order';
import { illegalMove } from '../order.errors';
import { checkIntentEnded, endIntent } from '../payment/end-intent';
import { giveBackRest } from '../payment/give-back-rest';

/**
 * Ends an order that is not paid, its payment session first, so that nobody pays what is cancelled; what was paid of it
 * in part goes back. Throws 409 `orders.move` and `orders.paying`, and 503 `payments.unavailable`; nothing is changed then.
 */
export async function cancelOrder(ctx: PersonContext, orderId: string): Promise<OrderRow> {
  const order = await openOrder(ctx.db, ctx.userId, orderId);
  // The column's check allows exactly the states of the contract.
  const status = order.status as OrderStatus;
  if (!mayMove(status, 'cancel', 'customer')) throw illegalMove(status, 'cancel');
  await endIntent(ctx, order);
  return ctx.db.transaction().execute(async (trx) => {
    const held = await holdOrder(trx, ctx.userId, orderId);
    await checkIntentEnded(ctx, trx, orderId);
    const ended = await moveOrder(ctx, trx, held, 'cancel', { by: 'customer' });
    await giveBackRest(ctx, trx, ended, { reason: 'Cancelled before all of it was paid.' });
    return ended;
  });
}
