import type Stripe from 'stripe';
import { newId } from '../ids';
import type { TestCard } from '../test-cards';

export type CardData = {
  number: string;
  expMonth: number;
  expYear: number;
  billing: Stripe.PaymentMethod.BillingDetails;
};

/** Returns a new payment method for a card. It keeps only the last four digits of the number. */
export function newPaymentMethod(
  data: CardData,
  card: TestCard | undefined,
  created: number,
): Stripe.PaymentMethod {
  const brand = card?.brand ?? 'visa';
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: data.billing,
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: brand,
      exp_month: data.expMonth,
      exp_year: data.expYear,
      funding: 'credit',
      generated_from: null,
      last4: data.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function noBillingDetails(): Stripe.PaymentMethod.BillingDetails {
  const address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return { address, email: null, name: null, phone: null, tax_id: null };
}
