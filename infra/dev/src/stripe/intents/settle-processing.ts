import type Stripe from 'stripe';
import { unexpectedState } from '../failures';
import { idOf, newId } from '../ids';
import type { World } from '../world';
import { completePayment, failPayment } from './charge-card';

const message = 'The payment could not be completed.';

/** Settles a payment in processing, which succeeds or fails. */
export function settleProcessing(
  world: World,
  intent: Stripe.PaymentIntent,
  outcome: 'succeeded' | 'failed',
): Stripe.PaymentIntent {
  const charge = world.charges.get(idOf(intent.latest_charge) ?? '');
  if (intent.status !== 'processing' || !charge) {
    throw unexpectedState(`This PaymentIntent has a status of ${intent.status}.`, intent);
  }
  if (outcome === 'succeeded') {
    const paid = { status: 'succeeded', paid: true, amount_captured: charge.amount } as const;
    return completePayment(world, intent, { ...charge, ...paid, balance_transaction: newId('txn') });
  }
  const decline = { code: 'card_declined', declineCode: 'generic_decline', message } as const;
  const failed = { status: 'failed', failure_code: decline.code, failure_message: message } as const;
  return failPayment(world, intent, { ...charge, ...failed, captured: false }, decline);
}
