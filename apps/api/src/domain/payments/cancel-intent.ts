import { type Database, findCardPayment, type OrderRow } from '@aw/db';
import { IntentClosedError, UnknownAtProviderError } from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { beingPaid } from '../orders/order.errors';
import { callProvider } from './call-provider';
import { createIntent } from './create-intent';
import { applyIntent, forgetIntent } from './settle-intent';

/**
 * Ends an order's payment intent, where it has one, so that it cannot be paid by card any more. Called before the order
 * is cancelled and without holding it. Throws 409 `orders.paying` and 503 `payments.unavailable`.
 */
export async function cancelIntent(ctx: Context, order: Pick<OrderRow, 'id'>): Promise<void> {
  const payment = await findCardPayment(ctx.db, order.id);
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
 * held, which keeps further ones from being opened.
 */
export async function checkIntentEnded(ctx: Context, trx: Database, orderId: string): Promise<void> {
  const card = await findCardPayment(trx, orderId);
  if (ctx.payments && card && !['cancelled', 'succeeded'].includes(card.status)) throw beingPaid();
}
