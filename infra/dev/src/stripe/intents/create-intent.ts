import type Stripe from 'stripe';
import {
  allowOnly,
  boolean,
  hash,
  integer,
  mergedMetadata,
  type Params,
  required,
  text,
} from '../api/params';
import { badRequest } from '../failures';
import { newIntent } from '../objects/payment-intent';
import { emit, seconds, type World } from '../world';
import { checkedAmount, checkedCurrency } from './amounts';
import { confirmIntent, confirmParams } from './confirm-intent';

const createParams = [
  'amount',
  'currency',
  'metadata',
  'description',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'setup_future_usage',
  'transfer_group',
  'automatic_payment_methods',
  'allowed_payment_method_types',
  'confirm',
];

/** POST /v1/payment_intents */
export function createIntent(world: World, params: Params): Stripe.PaymentIntent {
  allowOnly(params, [...createParams, ...confirmParams]);
  const currency = checkedCurrency(required(text(params, 'currency'), 'currency'));
  const amount = checkedAmount(required(integer(params, 'amount'), 'amount'), currency);
  const intent = newIntent(
    {
      amount,
      currency,
      metadata: mergedMetadata({}, params),
      description: text(params, 'description') ?? null,
      receipt_email: text(params, 'receipt_email') ?? null,
      statement_descriptor: text(params, 'statement_descriptor') ?? null,
      statement_descriptor_suffix: text(params, 'statement_descriptor_suffix') ?? null,
      setup_future_usage: text(params, 'setup_future_usage') ?? null,
      transfer_group: text(params, 'transfer_group') ?? null,
      ...acceptedMethods(params),
    },
    seconds(world),
  );
  world.intents.set(intent.id, intent);
  emit(world, { type: 'payment_intent.created', object: intent });
  if (!boolean(params, 'confirm')) return intent;
  const { payment_method, payment_method_data, return_url, use_stripe_sdk } = params;
  return confirmIntent(world, intent, { payment_method, payment_method_data, return_url, use_stripe_sdk });
}

type AcceptedMethods = Pick<
  Stripe.PaymentIntent,
  'automatic_payment_methods' | 'allowed_payment_method_types'
>;

/** Returns the payment method types of the caller or of the dashboard. Throws if the caller sends both. */
function acceptedMethods(params: Params): AcceptedMethods {
  const types = params.allowed_payment_method_types;
  if (types === undefined)
    return { automatic_payment_methods: automaticMethods(params), allowed_payment_method_types: null };
  if (params.automatic_payment_methods !== undefined) {
    const message =
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.';
    throw badRequest(message, 'parameters_exclusive', 'allowed_payment_method_types');
  }
  if (!Array.isArray(types) || types.length !== 1 || types[0] !== 'card') {
    const message = 'The test server supports only the payment method type card.';
    throw badRequest(message, 'parameter_invalid_string_empty', 'allowed_payment_method_types');
  }
  return { automatic_payment_methods: null, allowed_payment_method_types: ['card'] };
}

function automaticMethods(params: Params): Stripe.PaymentIntent.AutomaticPaymentMethods {
  const sent = hash(params, 'automatic_payment_methods');
  const redirects = text(sent, 'allow_redirects') ?? 'always';
  return { allow_redirects: redirects, enabled: boolean(sent, 'enabled') ?? true };
}
