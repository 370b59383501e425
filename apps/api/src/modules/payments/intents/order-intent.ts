import type { OrderRow } from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import {
  IntentClosedError,
  type ProviderIntent,
  UnknownAtProviderError,
} from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { paymentInProgress } from '../../orders/order.errors';
import { callProvider } from '../call-provider';
import { paymentStatusOf } from './payment-status';
import { applyIntent, endUnknownIntent } from './settle-intent';

type PaymentForIntent = Pick<PaymentRow, 'order_id' | 'amount_minor' | 'currency' | 'intent_id'>;

/**
 * Creates the intent of an order at the provider, or returns the one of an earlier request whose answer was lost: the
 * idempotency key consists of the order, the amount and the ended intent that it replaces. The caller saves the intent.
 */
export async function createIntent(ctx: Context, payment: PaymentForIntent): Promise<ProviderIntent> {
  const { order_id: orderId, amount_minor: amountMinor, currency, intent_id: endedId } = payment;
  const key = ['intent', orderId, amountMinor, endedId ?? 'first'].join(':');
  const request = { orderId, amountMinor, currency, description: `Order ${orderId}` };
  return callProvider(ctx, (payments) => payments.createIntent(request, key));
}

/** Fetches the intent of a payment if it can still be paid, also after a declined card; undefined otherwise. */
export async function findOpenIntent(ctx: Context, payment: PaymentRow): Promise<ProviderIntent | undefined> {
  const { intent_id: intentId, amount_minor: amountMinor } = payment;
  if (intentId === null || payment.status === 'cancelled') return undefined;
  try {
    const intent = await callProvider(ctx, (payments) => payments.retrieveIntent(intentId));
    const status = paymentStatusOf(intent);
    if (status === 'processing' || status === 'succeeded') throw paymentInProgress();
    if (status === 'cancelled') return undefined;
    if (intent.amountMinor === amountMinor) return intent;
  } catch (error) {
    if (error instanceof UnknownAtProviderError) return undefined;
    throw error;
  }
  // Intents of older releases followed drafts. This one asks for another amount, so it is replaced.
  await cancelIntent(ctx, { id: payment.order_id });
  return undefined;
}

/**
 * Cancels an order's payment intent, if it has one, so that it can no longer be paid by card. Called before the order is
 * cancelled and without its lock.
 *
 * @throws 409 `orders.paying` and 503 `payments.unavailable`.
 */
export async function cancelIntent(ctx: Context, order: Pick<OrderRow, 'id'>): Promise<void> {
  const payment = await paymentQueries.findCardPayment(ctx.db, order.id);
  if (!ctx.payments || !payment || ['cancelled', 'succeeded'].includes(payment.status)) return;
  // The answer to the first request was lost, so the same request finds the intent that may exist.
  const intentId = payment.intent_id ?? (await createIntent(ctx, payment)).id;
  try {
    await applyIntent(ctx, await callProvider(ctx, (payments) => payments.cancelIntent(intentId)));
  } catch (error) {
    if (error instanceof UnknownAtProviderError) return endUnknownIntent(ctx, intentId);
    throw error instanceof IntentClosedError ? paymentInProgress() : error;
  }
}

/**
 * Throws 409 `orders.paying` if another tab opened a new intent after the earlier one was cancelled. The caller holds the
 * order's lock, which prevents further intents.
 */
export async function checkIntentEnded(ctx: Context, orderId: string): Promise<void> {
  const card = await paymentQueries.findCardPayment(ctx.db, orderId);
  if (ctx.payments && card && !['cancelled', 'succeeded'].includes(card.status)) throw paymentInProgress();
}
