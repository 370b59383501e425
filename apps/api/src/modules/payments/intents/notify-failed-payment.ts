import type { OrderRow } from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import type { ProviderIntent } from '../../../adapters/payments/payment-provider';
import { hourMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { recordOrderEvent } from '../../orders/transition-order';
import { isFinal, paymentStatusOf } from './payment-status';

/** A card that is declined at once says so on the page. A charge that fails later than this was being processed. */
const slowMs = hourMs;

/**
 * Returns true if a payment failed after processing and the customer has not been told. `payment` is our row before the
 * change. `wasProcessing` is set when an event says so, which may arrive after the event of the failure.
 */
export function isUnreportedFailure(
  ctx: Pick<Context, 'now'>,
  payment: PaymentRow,
  intent: ProviderIntent,
  wasProcessing: boolean,
): boolean {
  const { chargeId, chargedAt } = intent;
  if (isFinal(payment.status) || paymentStatusOf(intent) !== 'failed' || chargeId === null) return false;
  if (payment.failure_told_charge_id === chargeId) return false;
  const wasSeen = payment.status === 'processing' && payment.charge_id === chargeId;
  // When our row already has the charge, it failed at once, and the payment page said so.
  const isNew = payment.charge_id !== chargeId;
  const isSlow = isNew && chargedAt !== null && ctx.now().getTime() - chargedAt.getTime() > slowMs;
  return wasSeen || wasProcessing || isSlow;
}

/** Tells the customer, once for each charge, that a slow payment failed. The caller holds the order's lock. */
export async function notifyFailedPayment(
  ctx: Context,
  order: OrderRow,
  payment: PaymentRow,
  intent: ProviderIntent,
): Promise<void> {
  await payments.update(ctx.db, payment.id, { failure_told_charge_id: intent.chargeId });
  // Once the order has ended, nobody should pay again.
  if (order.status !== 'awaiting_payment') return;
  const detail = { amountMinor: intent.amountMinor, ...(intent.failure && { reason: intent.failure }) };
  await recordOrderEvent(ctx, order, 'payment_failed', { by: 'payment' }, detail);
}
