import type Stripe from 'stripe';
import { newId } from '../ids';
import type { Decline } from '../test-cards';

export type ChargeSource = {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  status: 'succeeded' | 'pending' | 'failed';
  decline?: Decline;
  isAuthenticated: boolean;
};

/** Returns a new charge: an attempt to charge a card with an intent's amount. `created` is in seconds since 1970. */
export function newCharge(source: ChargeSource, created: number): Stripe.Charge {
  const { intent, method, status, decline } = source;
  const isPaid = status === 'succeeded';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? 'TEST SERVER',
    captured: status !== 'failed',
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(source),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline ? 'The bank returned a decline code.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function detailsOf({ intent, method, isAuthenticated }: ChargeSource): Stripe.Charge.PaymentMethodDetails {
  const { brand = 'visa', country = 'US', exp_month = 1, exp_year = 2030, last4 = '' } = method.card ?? {};
  return {
    card: {
      brand,
      country,
      exp_month,
      exp_year,
      last4,
      amount_authorized: intent.amount,
      authorization_code: null,
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      electronic_commerce_indicator: isAuthenticated ? '05' : null,
      extended_authorization: { status: 'disabled' },
      funding: 'credit',
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
      regulated_status: 'unregulated',
      three_d_secure: isAuthenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: null,
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}
