import type { PaymentRow } from '@aw/db';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { callProvider } from './call-provider';

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
