import { canTransition } from '@aw/contracts/orders/states';
import { type Database, insertOrderEvent, type OrderRow, type RefundRow, sumOrderMoney } from '@aw/db';
import type { Context } from '../../context';
import { type Actor, noteEvent, transitionOrder } from '../orders/transition-order';

/** What follows from money that went back of an order that the caller holds: with all of it the order is refunded. */
export async function completeRefund(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  refund: RefundRow,
  actor: Actor,
): Promise<void> {
  const { receivedMinor, refundedMinor } = await sumOrderMoney(trx, order.id);
  const detail = {
    amountMinor: refund.amount_minor,
    reason: refund.reason,
    isAutomatic: refund.cause !== 'staff',
  };
  if (refundedMinor >= receivedMinor && canTransition(order.status, 'refund', actor.by)) {
    await transitionOrder(ctx, trx, order, 'refund', actor, detail);
  } else if (refund.cause === 'late') {
    // The customer got a mail when lateness earned it.
    await insertOrderEvent(trx, { orderId: order.id, kind: 'refund_made', by: actor.by, detail });
  } else {
    await noteEvent(ctx, trx, order, 'refund_made', actor, detail);
  }
}
