import type Stripe from 'stripe';
import { idOf, newId } from '../ids';

export type RefundFields = {
  charge: Stripe.Charge;
  /** Amount in the currency's smallest unit. */
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
  isPending: boolean;
};

/** Returns a new refund of a charge. `created` is in seconds since 1970. */
export function newRefund(
  { charge, amount, reason, metadata, isPending }: RefundFields,
  created: number,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: isPending ? null : newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata,
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    ...(isPending && { pending_reason: 'processing' }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
}
