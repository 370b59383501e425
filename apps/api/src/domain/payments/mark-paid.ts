import { canTransition, returnsMoney } from '@aw/contracts/orders/states';
import {
  type Database,
  findTaxRate,
  insertOrderEvent,
  type OrderRow,
  type PaymentRow,
  sumOrderMoney,
  updateOrder,
} from '@aw/db';
import { includedTax } from '@aw/pricing';
import type { Context } from '../../context';
import { isComplete } from '../orders/check-placeable';
import { finalMinorOf } from '../orders/order.mapper';
import { type Actor, noteEvent, transitionOrder } from '../orders/transition-order';
import { notifyStaffOfOrder } from './notify-staff-of-order';
import { refundLatePayment } from './refund-late-payment';
import { refundRest } from './refund-rest';

/**
 * Handles money that was received for an order that the caller holds. The order is paid once all of its price is there,
 * and less is noted. Money for an order that has ended goes back, and a second payment is noted for staff, who refund it.
 * A draft that could not be placed is not accepted: its customer went past the form and its acknowledgement.
 */
export async function markPaid(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  payment: PaymentRow,
  actor: Actor,
): Promise<void> {
  if (returnsMoney(order.status)) return refundLatePayment(ctx, trx, order, payment, actor);
  const money = await sumOrderMoney(trx, order.id);
  // What goes back of an order that ended meanwhile does not pay for it, also where it could not be sent yet.
  const keptMinor = money.receivedMinor - money.refundedMinor - money.promisedMinor - money.failedMinor;
  const detail = { amountMinor: payment.received_minor, method: payment.method };
  const isOpen = order.paid_at === null && canTransition(order.status, 'pay', actor.by);
  if (!isOpen) {
    const reason = 'This order was already paid; support is looking into this payment.';
    await insertOrderEvent(trx, {
      orderId: order.id,
      kind: 'paid',
      by: actor.by,
      detail: { ...detail, reason },
    });
    return notifyStaffOfOrder(
      ctx,
      trx,
      order,
      'payment for a paid or closed order',
      'Money arrived for an order that was already paid.',
    );
  }
  if (keptMinor < finalMinorOf(order)) {
    await noteEvent(ctx, trx, order, 'underpaid', actor, detail);
    if (actor.by === 'staff') return;
    return notifyStaffOfOrder(
      ctx,
      trx,
      order,
      'underpaid',
      'The card payment was less than the price of the order.',
    );
  }
  const taxed = await updateOrder(trx, order.id, { tax_lines: await taxLinesOf(trx, order) });
  // By its reason such a payment is known to staff, who give the rest back.
  const isTooMuch = keptMinor > finalMinorOf(order);
  const reason = 'We received more than the price; support will refund the difference.';
  const paid = await transitionOrder(
    ctx,
    trx,
    taxed,
    'pay',
    actor,
    isTooMuch ? { ...detail, reason } : detail,
  );
  if (actor.by !== 'payment' || isWorkable(order)) return;
  const why = 'The order could not be started when the payment arrived, so it was not accepted.';
  const stopped = await transitionOrder(ctx, trx, paid, 'stop', actor, { reason: why, isAutomatic: true });
  await refundRest(ctx, trx, stopped, { reason: why });
}

/** A placed order is complete as long as it is somebody's: an erased one has neither brief nor customer. */
function isWorkable(order: OrderRow): boolean {
  return order.placed_at ? order.user_id !== null : isComplete(order);
}

/** The tax that the price includes where the customer is billed, else where they study, as JSON. */
async function taxLinesOf(trx: Database, order: OrderRow): Promise<string> {
  const country = order.billing_country ?? order.institution_country;
  const rate = country === null ? undefined : await findTaxRate(trx, country);
  return JSON.stringify(rate ? [includedTax(finalMinorOf(order), rate)] : []);
}
