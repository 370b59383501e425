import type Stripe from 'stripe';
import { badRequest, missing } from '../failures';
import type { World } from '../world';

/** Returns the intent with an id. Throws a 404 if there is none. */
export function findIntent(world: World, id: string, param = 'intent'): Stripe.PaymentIntent {
  const intent = world.intents.get(id);
  if (!intent) throw missing('payment_intent', id, param);
  return intent;
}

/** Returns the intent for a browser. Throws a 400 if the client secret is wrong. */
export function findIntentBySecret(world: World, id: string, secret: unknown): Stripe.PaymentIntent {
  const intent = findIntent(world, id);
  if (secret !== intent.client_secret) {
    const message = 'The client_secret provided does not match any associated PaymentIntent on this account.';
    throw badRequest(message, 'payment_intent_invalid_parameter', 'client_secret');
  }
  return intent;
}

/** Stores the intent with changes and returns it. */
export function changeIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  changes: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const changed = { ...intent, ...changes };
  world.intents.set(changed.id, changed);
  return changed;
}
