import type Stripe from 'stripe';
import { allowOnly, boolean, type Params, text } from '../api/params';
import { badRequest, unexpectedState } from '../failures';
import { idOf } from '../ids';
import { emit, type World } from '../world';
import { chargeCard } from './charge-card';
import { changeIntent } from './find-intent';
import { methodOf } from './find-method';

export const confirmParams = ['payment_method', 'payment_method_data', 'return_url', 'use_stripe_sdk'];

const canBeConfirmed = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/:id/confirm. For a declined card, throws a 402 with the intent. */
export function confirmIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  params: Params,
): Stripe.PaymentIntent {
  allowOnly(params, confirmParams);
  if (!canBeConfirmed.includes(intent.status)) {
    const isDone = intent.status === 'succeeded';
    const reason = isDone
      ? 'it has already succeeded after being previously confirmed'
      : `it has a status of ${intent.status}`;
    throw unexpectedState(`You cannot confirm this PaymentIntent because ${reason}.`, intent);
  }
  const method = methodOf(world, params) ?? world.methods.get(idOf(intent.payment_method) ?? '');
  if (!method) {
    const message = `You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.`;
    throw unexpectedState(message, intent);
  }
  checkExpiry(world, method);
  const card = world.cards.get(method.id);
  const confirmed = changeIntent(world, intent, { payment_method: method.id, last_payment_error: null });
  if (!card?.needsAuthentication) return chargeCard(world, confirmed, { isAuthenticated: false });
  const waiting = changeIntent(world, confirmed, {
    status: 'requires_action',
    next_action: nextAction(world, confirmed, params),
  });
  emit(world, { type: 'payment_intent.requires_action', object: waiting });
  return waiting;
}

function nextAction(
  world: World,
  intent: Stripe.PaymentIntent,
  params: Params,
): Stripe.PaymentIntent.NextAction {
  const returnUrl = text(params, 'return_url') ?? null;
  const query = new URLSearchParams({ key: world.publishableKey, client_secret: intent.client_secret ?? '' });
  if (boolean(params, 'use_stripe_sdk') || !returnUrl) {
    const url = `${world.origin}/elements/three-d-secure.html?${query}`;
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  }
  query.set('return_url', returnUrl);
  const url = `${world.origin}/elements/three-d-secure.html?${query}`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
}

function checkExpiry(world: World, { card }: Stripe.PaymentMethod): void {
  if (!card) return;
  if (card.exp_month < 1 || card.exp_month > 12) {
    throw badRequest("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  }
  if (Date.UTC(card.exp_year, card.exp_month) <= world.now().getTime()) {
    throw badRequest("Your card's expiration year is invalid.", 'invalid_expiry_year', 'exp_year');
  }
}
