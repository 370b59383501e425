import type Stripe from 'stripe';
import { badRequest, missing } from '../failures';
import type { World } from '../world';

/** The intent of an id; 404 without one. */
export function findIntent(world: World, id: string, param = 'intent'): Stripe.PaymentIntent {
  const intent = world.intents.get(id);
  if (!intent) throw missing('payment_intent', id, param);
  return intent;
}

/** The intent for a browser, which has to know its client secret. */
export function findIntentBySecret(world: World, id: string, secret: unknown): Stripe.PaymentIntent {
  const intent = findIntent(world, id);
  if (secret !== intent.client_secret) {
    const message = 'The client_secret provided does not match any associated PaymentIntent on this account.';
    throw badRequest(message, 'payment_intent_invalid_parameter', 'client_secret');
  }
  return intent;
}

/** Keeps the intent with these changes and gives it back. */
export function changeIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  changes: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const changed = { ...intent, ...changes };
  world.intents.set(changed.id, changed);
  return changed;
}
