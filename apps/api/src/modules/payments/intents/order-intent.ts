import type { OrderRow } from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import {
  IntentClosedError,
  type ProviderIntent,
  UnknownAtProviderError,
} from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { beingPaid } from '../../orders/order.errors';
import { callProvider } from '../call-provider';
import { paymentStatusOf } from './payment-status';
import { applyIntent, forgetIntent } from './settle-intent';

type Wanted = Pick<PaymentRow, 'order_id' | 'amount_minor' | 'currency' | 'intent_id'>;

/**
 * Has the provider make the intent of an order, or give the one that it made before when its answer was lost: the order is
 * the key, with the amount and, for a successor, the intent that was ended. The caller keeps it in the payment's row.
 */
export async function createIntent(ctx: Context, payment: Wanted): Promise<ProviderIntent> {
  const { order_id: orderId, amount_minor: amountMinor, currency, intent_id: endedId } = payment;
  const key = ['intent', orderId, amountMinor, endedId ?? 'first'].join(':');
  const wanted = { orderId, amountMinor, currency, description: `Order ${orderId}` };
  return callProvider(ctx, (payments) => payments.createIntent(wanted, key));
}

/** The order's intent as the provider has it, also after a declined card; undefined when there is none, or it was ended. */
export async function findOpenIntent(ctx: Context, payment: PaymentRow): Promise<ProviderIntent | undefined> {
  const { intent_id: intentId, amount_minor: amountMinor } = payment;
  if (intentId === null || payment.status === 'cancelled') return undefined;
  try {
    const intent = await callProvider(ctx, (payments) => payments.retrieveIntent(intentId));
    const status = paymentStatusOf(intent);
    if (status === 'processing' || status === 'succeeded') throw beingPaid();
    if (status === 'cancelled') return undefined;
    if (intent.amountMinor === amountMinor) return intent;
  } catch (error) {
    if (error instanceof UnknownAtProviderError) return undefined;
    throw error;
  }
  // Made when intents still followed drafts: it asks for another amount, so it ends and gets a successor.
  await cancelIntent(ctx, { id: payment.order_id });
  return undefined;
}

/**
 * Ends an order's payment intent, where it has one, so that it cannot be paid by card any more. Called before the order
 * is cancelled and without locking it. Throws 409 `orders.paying` and 503 `payments.unavailable`.
 */
export async function cancelIntent(ctx: Context, order: Pick<OrderRow, 'id'>): Promise<void> {
  const payment = await paymentQueries.findCardPayment(ctx.db, order.id);
  if (!ctx.payments || !payment || ['cancelled', 'succeeded'].includes(payment.status)) return;
  // The answer to the first request was lost: asking again gives the intent that there may be.
  const intentId = payment.intent_id ?? (await createIntent(ctx, payment)).id;
  try {
    await applyIntent(ctx, await callProvider(ctx, (payments) => payments.cancelIntent(intentId)));
  } catch (error) {
    if (error instanceof UnknownAtProviderError) return forgetIntent(ctx, intentId);
    throw error instanceof IntentClosedError ? beingPaid() : error;
  }
}

/**
 * Throws 409 `orders.paying` when another tab opened a new intent since the earlier one was ended; asked with the order
 * locked, which keeps further ones from being opened.
 */
export async function checkIntentEnded(ctx: Context, orderId: string): Promise<void> {
  const card = await paymentQueries.findCardPayment(ctx.db, orderId);
  if (ctx.payments && card && !['cancelled', 'succeeded'].includes(card.status)) throw beingPaid();
}
