import { moneyText } from '@aw/contracts/money-text';
import { canTransition, returnsMoney } from '@aw/contracts/orders/states';
import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import { includedTax } from '@aw/pricing';
import type { Context } from '../../context';
import { isComplete } from '../orders/check-placeable';
import { finalMinorOf } from '../orders/order.mapper';
import { type Actor, recordOrderEvent, transitionOrder } from '../orders/transition-order';
import { notifyStaffOfOrder } from './notify-staff-of-order';
import { refundPaymentAfterEnd } from './refunds/refund-payment-after-end';
import { refundRest } from './refunds/refund-rest';

/**
 * Handles received money; the caller holds the order's lock. The order is paid once the whole price has arrived. Money
 * for an order that has ended is refunded, and a second payment is recorded for staff to refund. A draft that could not
 * be placed is stopped and refunded, because its customer skipped the form and its acknowledgement.
 */
export async function markPaid(
  ctx: Context,
  order: OrderRow,
  payment: PaymentRow,
  actor: Actor,
): Promise<void> {
  if (returnsMoney(order.status)) return refundPaymentAfterEnd(ctx, order, payment, actor);
  const money = await payments.sumOrderMoney(ctx.db, order.id);
  // Refunds of an order that had ended do not pay for it, even if they have not been sent yet.
  const keptMinor = money.receivedMinor - money.refundedMinor - money.promisedMinor - money.failedMinor;
  const detail = { amountMinor: payment.received_minor, method: payment.method };
  const amount = moneyText(payment.received_minor, payment.currency);
  const isOpen = order.paid_at === null && canTransition(order.status, 'pay', actor.by);
  if (!isOpen) {
    const reason = 'This order was already paid. Support will check this payment.';
    await orders.insertEvent(ctx.db, {
      orderId: order.id,
      kind: 'paid',
      by: actor.by,
      detail: { ...detail, reason },
    });
    return notifyStaffOfOrder(
      ctx,
      order,
      'a payment arrived for a paid order',
      `We received ${amount} for an order that was already paid. Please check the payment, and refund it if the customer paid twice.`,
    );
  }
  if (keptMinor < finalMinorOf(order)) {
    await recordOrderEvent(ctx, order, 'underpaid', actor, detail);
    if (actor.by === 'staff') return;
    return notifyStaffOfOrder(
      ctx,
      order,
      'less was paid than the order costs',
      `The card payment of ${amount} is less than the price of ${moneyText(finalMinorOf(order), order.currency)}. We asked the customer to pay the rest. Please check why the amounts differ.`,
    );
  }
  const taxed = await orders.update(ctx.db, order.id, { tax_lines: await taxLinesOf(ctx.db, order) });
  // Staff find the payment by its reason and refund the rest.
  const isTooMuch = keptMinor > finalMinorOf(order);
  const reason = 'We received more than the price. Support will refund the difference.';
  const paid = await transitionOrder(ctx, taxed, 'pay', actor, isTooMuch ? { ...detail, reason } : detail);
  if (actor.by !== 'payment' || isWorkable(order)) return;
  const stopReason =
    'We could not start the order when the payment arrived, so we did not accept the payment.';
  const stopped = await transitionOrder(ctx, paid, 'stop', actor, { reason: stopReason, isAutomatic: true });
  await refundRest(ctx, stopped, { reason: stopReason });
}

/**
 * Returns true if an order can be worked on. A placed order is complete unless its customer was erased with the brief.
 */
function isWorkable(order: OrderRow): boolean {
  return order.placed_at ? order.user_id !== null : isComplete(order);
}

/** Returns the tax that the price includes, by billing country or else country of study, as JSON. */
async function taxLinesOf(db: Database, order: OrderRow): Promise<string> {
  const country = order.billing_country ?? order.institution_country;
  const rate = country === null ? undefined : await payments.findTaxRate(db, country);
  return JSON.stringify(rate ? [includedTax(finalMinorOf(order), rate)] : []);
}
