import { mayMove, type OrderStatus } from '@aw/contracts/order-states';
import { type Database, insertOrderEvent, type OrderRow, type RefundRow, sumOrderMoney } from '@aw/db';
import type { Context } from '../../../context';
import { type Mover, moveOrder, noteEvent } from '../move-order';

/** What follows from money that went back of an order that the caller holds: with all of it the order is refunded. */
export async function finishRefund(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  refund: RefundRow,
  mover: Mover,
): Promise<void> {
  const { receivedMinor, refundedMinor } = await sumOrderMoney(trx, order.id);
  const detail = {
    amountMinor: refund.amount_minor,
    reason: refund.reason,
    isAutomatic: refund.cause !== 'staff',
  };
  // The column's check allows exactly the states of the contract.
  if (refundedMinor >= receivedMinor && mayMove(order.status as OrderStatus, 'refund', mover.by)) {
    await moveOrder(ctx, trx, order, 'refund', mover, detail);
  } else if (refund.cause === 'late') {
    // The customer got a mail when lateness earned it.
    await insertOrderEvent(trx, { orderId: order.id, kind: 'refund_made', by: mover.by, detail });
  } else {
    await noteEvent(ctx, trx, order, 'refund_made', mover, detail);
  }
}
