import { type PaymentRow, saveIntent } from '@aw/db';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { callProvider } from './call-provider';

/**
 * Has the provider make the session of a card payment, or give the one that it made before when its answer was lost:
 * the same row asks with the same key and the same amount. One that was ended gets a successor.
 */
export async function createIntent(ctx: Context, payment: PaymentRow): Promise<ProviderIntent> {
  const key = `intent:${payment.id}:${payment.intent_id ?? 'first'}`;
  const wanted = {
    orderId: payment.order_id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    description: `Order ${payment.order_id}`,
  };
  const intent = await callProvider(ctx, (payments) => payments.createIntent(wanted, key));
  await saveIntent(ctx.db, payment, intent);
  return intent;
}
