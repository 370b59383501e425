import type { ProviderIntent } from '../../../adapters/payments/payment-provider';

export type PaymentStatus = 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

/** What our row says for the provider's word; an intent that asks for a card again after a try failed has failed. */
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

/** Whether the provider ended it: its word stays whatever arrives later. */
export function isFinal(status: string): boolean {
  return status === 'succeeded' || status === 'cancelled';
}
