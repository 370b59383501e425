import type Stripe from 'stripe';
import { allowOnly, integer, mergedMetadata, type Params, required, text } from '../api/params';
import { unexpectedState } from '../failures';
import type { World } from '../world';
import { checkedAmount, checkedCurrency } from './amounts';
import { changeIntent } from './find-intent';

const texts = [
  'description',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
] as const;

const canChangeAmount = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/:id. A new amount during 3-D Secure requires the card again. */
export function updateIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  params: Params,
): Stripe.PaymentIntent {
  allowOnly(params, ['amount', 'currency', 'metadata', ...texts]);
  const changes: Partial<Stripe.PaymentIntent> = { metadata: mergedMetadata(intent.metadata, params) };
  for (const name of texts) {
    const value = text(params, name);
    if (value !== undefined) changes[name] = value;
  }
  return changeIntent(world, intent, { ...changes, ...priceChanges(intent, params) });
}

function priceChanges(intent: Stripe.PaymentIntent, params: Params): Partial<Stripe.PaymentIntent> {
  const name = ['amount', 'currency'].find((param) => params[param] !== undefined);
  if (!name) return {};
  if (!canChangeAmount.includes(intent.status)) {
    const message = `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: ${canChangeAmount.join(', ')}.`;
    throw unexpectedState(message, intent);
  }
  const sentCurrency = text(params, 'currency');
  const currency =
    sentCurrency === undefined ? intent.currency : checkedCurrency(required(sentCurrency, 'currency'));
  const amount = checkedAmount(integer(params, 'amount') ?? intent.amount, currency);
  if (intent.status !== 'requires_action') return { amount, currency };
  return { amount, currency, status: 'requires_payment_method', next_action: null, payment_method: null };
}
