import { findCardPayment, type OrderRow, type PaymentRow, updatePayment } from '@aw/db';
import { IntentClosedError, UnknownAtProviderError } from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { beingPaid } from '../orders/order.errors';
import { finalMinorOf } from '../orders/order.mapper';
import { callProvider } from './call-provider';
import { changeAmount } from './change-amount';
import { createIntent } from './create-intent';
import { paymentStatusOf } from './payment-status';
import { applyIntent, forgetIntent } from './settle-intent';

/**
 * Brings an order's payment session, where it has one, to the price that the order is about to get, and says so in our
 * row. Called before the change is kept and without holding the order. Throws 409 `orders.paying` and 503.
 */
export async function syncAmount(
  ctx: Context,
  order: Pick<OrderRow, 'id' | 'base_minor' | 'discount_minor'>,
): Promise<void> {
  const finalMinor = finalMinorOf(order);
  const payment = await findCardPayment(ctx.db, order.id);
  if (!payment || payment.status === 'cancelled' || payment.amount_minor === finalMinor) return;
  if (payment.status === 'processing' || payment.status === 'succeeded') throw beingPaid();
  try {
    if (ctx.payments) await syncSession(ctx, payment, finalMinor);
    await updatePayment(ctx.db, payment.id, { amount_minor: finalMinor });
  } catch (error) {
    if (!(error instanceof UnknownAtProviderError)) throw error;
    await forgetIntent(ctx, payment.intent_id ?? '');
  }
}

async function syncSession(ctx: Context, payment: PaymentRow, finalMinor: number): Promise<void> {
  const intentId = payment.intent_id ?? (await createIntent(ctx, payment)).id;
  // A price of 0 cannot be asked for; the session is not given out again until there is one.
  if (finalMinor === 0) return;
  try {
    await changeAmount(ctx, payment.id, intentId, finalMinor);
  } catch (error) {
    if (!(error instanceof IntentClosedError)) throw error;
    const intent = await callProvider(ctx, (payments) => payments.retrieveIntent(intentId));
    if (paymentStatusOf(intent) !== 'cancelled') throw beingPaid();
    await applyIntent(ctx, intent);
  }
}
