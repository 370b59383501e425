import type Stripe from 'stripe';
import { docUrl, unexpectedState } from '../failures';
import { idOf } from '../ids';
import { emit, type World } from '../world';
import { chargeCard } from './charge-card';
import { changeIntent } from './find-intent';

/** Continues after the answer on the 3-D Secure page. Throws a 402 if the card is declined then. */
export function authenticateIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  isAuthenticated: boolean,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') {
    throw unexpectedState(`This PaymentIntent has a status of ${intent.status}.`, intent);
  }
  if (isAuthenticated) return chargeCard(world, intent, { isAuthenticated });
  const code = 'payment_intent_authentication_failure';
  const failed = changeIntent(world, intent, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: {
      code,
      doc_url: docUrl(code),
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: world.methods.get(idOf(intent.payment_method) ?? ''),
      type: 'invalid_request_error',
    },
  });
  emit(world, { type: 'payment_intent.payment_failed', object: failed });
  return failed;
}
