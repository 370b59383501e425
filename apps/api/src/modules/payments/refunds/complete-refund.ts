import { canTransition } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { OrderSums, RefundRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import type { Context } from '../../../context';
import { type Actor, recordOrderEvent, transitionOrder } from '../../orders/transition-order';

/** Handles a refund that arrived. If everything went back, the order is refunded. The caller holds the order's lock. */
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
  // The customer was emailed when the compensation was promised.
  if (refund.cause === 'late')
    await orders.insertEvent(ctx.db, { orderId: order.id, kind: 'refund_made', by: actor.by, detail });
  else await recordOrderEvent(ctx, order, 'refund_made', actor, detail);
  await cancelReturned(ctx, order, money);
}

/**
 * Handles a refund that a bank sent back. Tells the customer, and makes a fully refunded order cancelled until the
 * money is refunded again. The caller holds the order's lock.
 */
export async function handleReturnedRefund(ctx: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  const detail = { amountMinor: refund.amount_minor };
  const ended = await cancelReturned(ctx, order, await payments.sumOrderMoney(ctx.db, order.id), detail);
  if (!ended) await recordOrderEvent(ctx, order, 'refund_returned', { by: 'payment' }, detail);
}

/**
 * Makes a fully refunded order cancelled after a bank sent a part back. It compares sums, so that events of several
 * refunds have the same result in any sequence. Returns the cancelled order, or undefined if the status stays.
 */
export async function cancelReturned(
  ctx: Context,
  order: OrderRow,
  { receivedMinor, refundedMinor, returnedMinor }: OrderSums,
  detail: { amountMinor?: number } = {},
): Promise<OrderRow | undefined> {
  const isFullyRefunded = refundedMinor >= receivedMinor;
  const wasFullyRefunded = refundedMinor + returnedMinor >= receivedMinor;
  if (isFullyRefunded || !wasFullyRefunded || !canTransition(order.status, 'return_refund', 'payment'))
    return undefined;
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
