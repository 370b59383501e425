import { moneyText } from '@aw/contracts/money-text';
import { statusPhrase } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import type { Context } from '../../../context';
import { type Actor, recordOrderEvent } from '../../orders/transition-order';
import { notifyStaffOfOrder } from '../notify-staff-of-order';
import { refundMethodOf } from './refund-method';
import { requestRefund } from './request-refund';

/**
 * Refunds a payment that arrived after its order had ended, and tells the customer. A card payment is refunded
 * automatically; staff refund any other by hand. The caller holds the order's lock.
 */
export async function refundPaymentAfterEnd(
  ctx: Context,
  order: OrderRow,
  payment: PaymentRow,
  actor: Actor,
): Promise<void> {
  const { id, method, received_minor: amountMinor, currency } = payment;
  const refundMethod = refundMethodOf(ctx, method);
  await recordOrderEvent(ctx, order, 'late_payment', actor, { amountMinor, ...refundMethod });
  await requestRefund(ctx, order, {
    amountMinor,
    reason: 'This payment arrived after the order had ended.',
    cause: 'cancelled',
    isOwed: true,
    paymentId: id,
    requestKey: `late-payment:${id}`,
  });
  const step =
    method === 'card'
      ? 'It is refunded to the card automatically. You do not need to do anything.'
      : 'Please refund it by hand, and then record the refund in the order.';
  await notifyStaffOfOrder(
    ctx,
    order,
    'a payment arrived after the order had ended',
    `We received ${moneyText(amountMinor, currency)} for an order that is ${statusPhrase(order.status)}. ${step}`,
  );
}
