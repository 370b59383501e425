import type Stripe from 'stripe';
import { hash, integer, type Params, required, text } from '../api/params';
import { missing } from '../failures';
import { newPaymentMethod, noBillingDetails } from '../objects/payment-method';
import { testCards } from '../test-cards';
import { seconds, type World } from '../world';

/** Returns the payment method that a call names or creates; undefined if it does neither. */
export function methodOf(world: World, params: Params): Stripe.PaymentMethod | undefined {
  const id = text(params, 'payment_method');
  if (id) return world.methods.get(id) ?? predefinedMethod(world, id);
  if (params.payment_method_data === undefined) return undefined;
  const data = hash(params, 'payment_method_data');
  const card = hash(data, 'card');
  const number = required(text(card, 'number'), 'payment_method_data[card][number]').replaceAll(' ', '');
  const expMonth = required(integer(card, 'exp_month'), 'payment_method_data[card][exp_month]');
  const expYear = required(integer(card, 'exp_year'), 'payment_method_data[card][exp_year]');
  return createMethod(world, number, {
    expMonth,
    expYear,
    billing: billingOf(hash(data, 'billing_details')),
  });
}

function predefinedMethod(world: World, id: string): Stripe.PaymentMethod {
  const card = testCards.find(({ paymentMethod }) => paymentMethod === id);
  if (!card) throw missing('PaymentMethod', id, 'payment_method');
  const expYear = world.now().getUTCFullYear() + 1;
  return createMethod(world, card.number, { expMonth: 12, expYear, billing: noBillingDetails() });
}

type MethodData = { expMonth: number; expYear: number; billing: Stripe.PaymentMethod.BillingDetails };

function createMethod(world: World, number: string, data: MethodData): Stripe.PaymentMethod {
  const card = testCards.find((testCard) => testCard.number === number);
  const method = newPaymentMethod({ number, ...data }, card, seconds(world));
  world.methods.set(method.id, method);
  world.cards.set(method.id, card);
  return method;
}

function billingOf(sent: Params): Stripe.PaymentMethod.BillingDetails {
  const none = noBillingDetails();
  const address = hash(sent, 'address');
  const line = (name: string) => text(address, name) ?? null;
  return {
    ...none,
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
    email: text(sent, 'email') ?? null,
    name: text(sent, 'name') ?? null,
    phone: text(sent, 'phone') ?? null,
  };
}
