import type Stripe from 'stripe';
import { newId, randomText } from '../ids';

/** Fields that a caller may set in a new intent. Amounts are in the currency's smallest unit. */
export type IntentFields = Pick<
  Stripe.PaymentIntent,
  | 'amount'
  | 'currency'
  | 'metadata'
  | 'description'
  | 'receipt_email'
  | 'statement_descriptor'
  | 'statement_descriptor_suffix'
  | 'setup_future_usage'
  | 'transfer_group'
  | 'automatic_payment_methods'
  | 'allowed_payment_method_types'
>;

/** Returns a new intent that waits for a payment method. `created` is in seconds since 1970. */
export function newIntent(fields: IntentFields, created: number): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    status: 'requires_payment_method',
    transfer_data: null,
    ...fields,
  };
}

/** Returns the part of an intent that a browser with its client secret may see, without metadata and charge. */
export function browserIntent(intent: Stripe.PaymentIntent) {
  const { id, object, amount, currency, status, created, livemode, description, client_secret } = intent;
  return {
    id,
    object,
    amount,
    currency,
    status,
    created,
    livemode,
    description,
    client_secret,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    confirmation_method: intent.confirmation_method,
    last_payment_error: intent.last_payment_error,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
  };
}
