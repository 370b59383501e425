import type Stripe from 'stripe';
import { allowOnly, type Params, text } from '../api/params';
import { unexpectedState } from '../failures';
import { emit, seconds, type World } from '../world';
import { changeIntent } from './find-intent';

const canBeCanceled = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/:id/cancel */
export function cancelIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  params: Params,
): Stripe.PaymentIntent {
  allowOnly(params, ['cancellation_reason']);
  if (!canBeCanceled.includes(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${canBeCanceled.join(', ')}.`;
    throw unexpectedState(message, intent);
  }
  const canceled = changeIntent(world, intent, {
    status: 'canceled',
    canceled_at: seconds(world),
    cancellation_reason: text(params, 'cancellation_reason') ?? null,
    next_action: null,
  });
  emit(world, { type: 'payment_intent.canceled', object: canceled });
  return canceled;
}
