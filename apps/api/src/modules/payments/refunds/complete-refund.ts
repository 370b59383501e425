import { canTransition } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { OrderSums, RefundRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import type { Context } from '../../../context';
import { type Actor, noteEvent, transitionOrder } from '../../orders/transition-order';

/** Handles money that went back for an order that the caller holds: with all of it the order is refunded. */
export async function completeRefund(
  ctx: Context,
  order: OrderRow,
  refund: RefundRow,
  actor: Actor,
): Promise<void> {
  const money = await payments.sumOrderMoney(ctx.db, order.id);
  const detail = detailOf(refund);
  if (money.refundedMinor >= money.receivedMinor && canTransition(order.status, 'refund', actor.by)) {
    await transitionOrder(ctx, order, 'refund', actor, detail);
    return;
  }
  // The customer got a mail when lateness earned it.
  if (refund.cause === 'late')
    await orders.insertOrderEvent(ctx.db, { orderId: order.id, kind: 'refund_made', by: actor.by, detail });
  else await noteEvent(ctx, order, 'refund_made', actor, detail);
  await endReturned(ctx, order, money);
}

/**
 * Handles a refund that a bank sent back, for an order that the caller holds. Tells the customer, and cancels an order of
 * which everything had been refunded until the money goes back again.
 */
export async function returnRefund(ctx: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  const detail = { amountMinor: refund.amount_minor };
  const ended = await endReturned(ctx, order, await payments.sumOrderMoney(ctx.db, order.id), detail);
  if (!ended) await noteEvent(ctx, order, 'refund_returned', { by: 'payment' }, detail);
}

/**
 * Ends an order of which everything was refunded and a bank sent a part back. It looks at sums, so that events of several
 * refunds lead to the same state in any order. Returns the ended order, or undefined when the order was not ended.
 */
export async function endReturned(
  ctx: Context,
  order: OrderRow,
  { receivedMinor, refundedMinor, returnedMinor }: OrderSums,
  detail: { amountMinor?: number } = {},
): Promise<OrderRow | undefined> {
  const isBack = refundedMinor >= receivedMinor;
  const isAllGiven = refundedMinor + returnedMinor >= receivedMinor;
  if (isBack || !isAllGiven || !canTransition(order.status, 'return_refund', 'payment')) return undefined;
  return transitionOrder(
    ctx,
    order,
    'return_refund',
    { by: 'payment' },
    { amountMinor: returnedMinor, ...detail },
  );
}

function detailOf(refund: RefundRow) {
  return {
    amountMinor: refund.amount_minor,
    reason: refund.reason,
    isAutomatic: refund.cause !== 'staff',
  };
}
