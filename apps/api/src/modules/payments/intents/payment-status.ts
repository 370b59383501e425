import type { ProviderIntent } from '../../../adapters/payments/payment-provider';

export type PaymentStatus = 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

/**
 * Maps the provider's status of an intent to ours. An intent that asks for a card again after a failed try has failed.
 */
export function paymentStatusOf({
  status,
  failure,
}: Pick<ProviderIntent, 'status' | 'failure'>): PaymentStatus {
  switch (status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'cancelled';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    case 'requires_payment_method':
      return failure === null ? 'open' : 'failed';
    default:
      return 'open';
  }
}

/** Returns true for a status that no later answer of the provider changes. */
export function isFinal(status: string): boolean {
  return status === 'succeeded' || status === 'cancelled';
}
