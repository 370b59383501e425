import type Stripe from 'stripe';
import { openDispute } from '../disputes';
import { cardFailure, docUrl } from '../failures';
import { idOf } from '../ids';
import { newCharge } from '../objects/charge';
import { type Decline, notATestCard } from '../test-cards';
import { emit, seconds, type World } from '../world';
import { changeIntent } from './find-intent';

/** Charges the card of the intent, with the outcome of that test card. Throws a 402 if the card is declined. */
export function chargeCard(
  world: World,
  intent: Stripe.PaymentIntent,
  { isAuthenticated }: { isAuthenticated: boolean },
): Stripe.PaymentIntent {
  const method = methodOfIntent(world, intent);
  const card = world.cards.get(method.id);
  const decline = card ? card.decline : notATestCard;
  if (decline) {
    const charge = newCharge({ intent, method, status: 'failed', decline, isAuthenticated }, seconds(world));
    throw cardFailure(failPayment(world, intent, charge, decline));
  }
  const status = card?.isDelayed ? 'pending' : 'succeeded';
  const charge = newCharge({ intent, method, status, isAuthenticated }, seconds(world));
  if (status === 'pending') return waitForPayment(world, intent, charge);
  const paid = completePayment(world, intent, charge);
  if (card?.isDisputed) openDispute(world, charge.id, {});
  return paid;
}

/** Marks the intent as paid by a charge. */
export function completePayment(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Stripe.PaymentIntent {
  world.charges.set(charge.id, charge);
  const paid = changeIntent(world, intent, {
    status: 'succeeded',
    amount_received: charge.amount,
    latest_charge: charge.id,
    next_action: null,
    processing: null,
  });
  emit(world, { type: 'charge.succeeded', object: charge });
  emit(world, { type: 'payment_intent.succeeded', object: paid });
  return paid;
}

/** Marks the charge as failed. The intent needs another payment method and has the reason. */
export function failPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  { code, declineCode, message }: Decline,
): Stripe.PaymentIntent {
  world.charges.set(charge.id, charge);
  const failed = changeIntent(world, intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    processing: null,
    last_payment_error: {
      charge: charge.id,
      code,
      ...(declineCode && { decline_code: declineCode }),
      doc_url: docUrl(code),
      message,
      payment_method: methodOfIntent(world, intent),
      type: 'card_error',
    },
  });
  emit(world, { type: 'charge.failed', object: charge });
  emit(world, { type: 'payment_intent.payment_failed', object: failed });
  return failed;
}

function waitForPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Stripe.PaymentIntent {
  world.charges.set(charge.id, charge);
  const changes = { status: 'processing', latest_charge: charge.id, next_action: null } as const;
  const waiting = changeIntent(world, intent, changes);
  emit(world, { type: 'charge.pending', object: charge });
  emit(world, { type: 'payment_intent.processing', object: waiting });
  return waiting;
}

function methodOfIntent(world: World, intent: Stripe.PaymentIntent): Stripe.PaymentMethod {
  const method = world.methods.get(idOf(intent.payment_method) ?? '');
  if (!method) throw new Error(`The intent ${intent.id} has no payment method.`);
  return method;
}
