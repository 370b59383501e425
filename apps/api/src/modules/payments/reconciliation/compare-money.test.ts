import type { OrderMoney } from '@aw/db/payments';
import { describe, expect, it } from 'vitest';
import type { ProviderIntent, ProviderRefund } from '../../../adapters/payments/payment-provider';
import { compareMoney } from './compare-money';

const at = new Date('2026-11-20T10:00:00Z');
const orderId = 'AW-0000000000000001';

const payment: OrderMoney['payments'][number] = {
  id: 'payment',
  order_id: orderId,
  method: 'card',
  intent_id: 'pi_1',
  status: 'succeeded',
  currency: 'USD',
  amount_minor: 3000,
  received_minor: 3000,
  charge_id: 'ch_1',
  card_brand: 'visa',
  card_last4: '4242',
  failure: null,
  failure_told_charge_id: null,
  reference: null,
  admin_id: null,
  created_at: at,
  updated_at: at,
  succeeded_at: at,
};
const refund: OrderMoney['refunds'][number] = {
  id: 'refund',
  order_id: orderId,
  payment_id: 'payment',
  amount_minor: 3000,
  reason: 'Agreed.',
  cause: 'staff',
  status: 'succeeded',
  request_key: 'key',
  provider_id: 're_1',
  reference: null,
  failure: null,
  attempt: 1,
  requested_by: null,
  approved_by: null,
  merged_into: null,
  reduced_minor: 0,
  created_at: at,
  settled_at: at,
};
const dispute: OrderMoney['disputes'][number] = {
  id: 'du_1',
  order_id: orderId,
  payment_id: 'payment',
  amount_minor: 3000,
  reason: 'fraudulent',
  status: 'needs_response',
  due_by: at,
  submitted_at: null,
  alarmed_72_at: null,
  alarmed_24_at: null,
  created_at: at,
  closed_at: null,
};
const intent: ProviderIntent = {
  id: 'pi_1',
  status: 'succeeded',
  currency: 'USD',
  amountMinor: 3000,
  receivedMinor: 3000,
  clientSecret: '',
  orderId,
  chargeId: 'ch_1',
  chargedAt: null,
  card: null,
  failure: null,
  createdAt: at,
};
const providerRefund: ProviderRefund = {
  id: 're_1',
  status: 'succeeded',
  amountMinor: 3000,
  intentId: 'pi_1',
  refundId: 'refund',
  attempt: 1,
  failure: null,
  createdAt: at,
};

type Change = Partial<Omit<OrderMoney, 'order'>> & { order?: Partial<OrderMoney['order']> };
const money = ({ order, ...rows }: Change = {}): OrderMoney => ({
  order: { id: orderId, status: 'paid', currency: 'USD', final_minor: 3000, paid_at: at, ...order },
  payments: [payment],
  refunds: [],
  disputes: [],
  ...rows,
});
const open = { ...payment, status: 'open' as const, received_minor: 0 };
const unpaid = { status: 'awaiting_payment' as const, paid_at: null };

describe('an order and its money', () => {
  it.each<[string, Change]>([
    ['paid in full', {}],
    [
      'paid in parts',
      {
        payments: [
          { ...payment, received_minor: 1000 },
          { ...payment, id: 'two', method: 'paypal', received_minor: 2000 },
        ],
      },
    ],
    ['waiting for its payment', { order: unpaid, payments: [open] }],
    [
      'waiting for the rest of a transfer',
      { order: unpaid, payments: [{ ...payment, method: 'bank_transfer', received_minor: 1000 }] },
    ],
    [
      'a draft that was paid for and of 0 words before',
      { order: { ...unpaid, final_minor: 0 }, payments: [open] },
    ],
    ['given back in part', { refunds: [{ ...refund, amount_minor: 100 }] }],
    ['refunded', { order: { status: 'refunded' }, refunds: [refund] }],
    [
      'stopped, with a share kept',
      { order: { status: 'cancelled' }, refunds: [{ ...refund, amount_minor: 2000 }] },
    ],
    ['disputed', { order: { status: 'disputed' }, disputes: [dispute] }],
    [
      'lost in a dispute',
      { order: { status: 'refunded' }, disputes: [{ ...dispute, status: 'lost', closed_at: at }] },
    ],
    [
      'completed after a dispute was won',
      { order: { status: 'completed' }, disputes: [{ ...dispute, status: 'won', closed_at: at }] },
    ],
  ])('[O15] an order that is %s agrees with its money', (_, change) => {
    expect(compareMoney([money(change)])).toEqual([]);
  });

  it.each<[string, Change]>([
    ['The order is paid, but only 0 USD of 30 USD was received.', { payments: [open] }],
    [
      'The order is delivered, but only 29.99 USD of 30 USD was received.',
      { order: { status: 'delivered' }, payments: [{ ...payment, received_minor: 2999 }] },
    ],
    ['The full price was received, but the order is not paid.', { order: unpaid }],
    [
      'Only 1 USD of 30 USD was received by card.',
      { order: unpaid, payments: [{ ...payment, received_minor: 100 }] },
    ],
    ['60 USD was received, but the price is 30 USD.', { payments: [payment, { ...payment, id: 'two' }] }],
    [
      'The order is refunded, but only 29.99 USD of 30 USD was refunded.',
      { order: { status: 'refunded' }, refunds: [{ ...refund, amount_minor: 2999 }] },
    ],
    [
      'Everything received was refunded, but the order is assigned.',
      { order: { status: 'assigned' }, refunds: [refund] },
    ],
    [
      '60 USD was refunded, but only 30 USD was received.',
      { order: { status: 'refunded' }, refunds: [refund, { ...refund, payment_id: 'x' }] },
    ],
    [
      'A dispute is open, but the order is completed.',
      { order: { status: 'completed' }, disputes: [dispute] },
    ],
    ['The order is disputed, but no dispute is open.', { order: { status: 'disputed' } }],
    [
      'The card form asks for 20 USD, but the price is 30 USD.',
      { order: unpaid, payments: [{ ...open, amount_minor: 2000 }] },
    ],
    ['A payment is in another currency.', { payments: [{ ...payment, currency: 'EUR' }] }],
  ])('[O15] the comparison reports: “%s”', (what, change) => {
    expect(compareMoney([money(change)])).toEqual([{ orderId, paymentId: null, what }]);
  });

  it('[O15] an order and its money differ when a payment was refunded by more than it received', () => {
    const two = { ...payment, id: 'two', received_minor: 1000 };
    const change = {
      payments: [{ ...payment, received_minor: 2000 }, two],
      refunds: [{ ...refund, amount_minor: 2500 }],
    };
    expect(compareMoney([money(change)])).toMatchObject([{ paymentId: 'payment' }]);
  });
});

describe('our rows and the provider', () => {
  const none = { since: at, intents: [intent], refunds: [], disputes: [] };
  const told = (change: Partial<ProviderIntent>) => ({ ...none, intents: [{ ...intent, ...change }] });
  const refunded = money({ order: { status: 'refunded' }, refunds: [refund] });
  const whats = (all: OrderMoney[], provider: Parameters<typeof compareMoney>[1]) =>
    compareMoney(all, provider).map(({ what }) => what);

  it('[O15] a payment, a refund and objects that are not ours match the provider', () => {
    expect(whats([money()], none)).toEqual([]);
    expect(whats([refunded], { ...none, refunds: [providerRefund] })).toEqual([]);
    expect(whats([], told({ orderId: null }))).toEqual([]);
    expect(whats([money()], { ...none, refunds: [{ ...providerRefund, intentId: 'pi_of_others' }] })).toEqual(
      [],
    );
    expect(whats([], told({ status: 'requires_payment_method', receivedMinor: 0 }))).toEqual([]);
  });

  it('[O15] differing statuses, amounts and currencies and missing objects are reported', () => {
    expect(whats([money({ order: unpaid, payments: [open] })], none)).toEqual([
      'The payment is succeeded at the provider, but open here.',
      'The provider received 30 USD, but 0 USD is recorded here.',
    ]);
    expect(whats([money()], told({ receivedMinor: 1 }))).toEqual([
      'The provider received 0.01 USD, but 30 USD is recorded here.',
    ]);
    expect(whats([money()], told({ currency: 'EUR' }))).toEqual([
      'The payment is in EUR at the provider, but in USD here.',
    ]);
    expect(whats([money()], { ...none, intents: [] })).toEqual([
      'The provider has no record of the payment intent pi_1.',
    ]);
    expect(whats([], none)).toEqual([
      'The payment intent pi_1 was paid at the provider, but we have no record of it.',
    ]);
    const unpaidOrder = money({ order: unpaid, payments: [{ ...open }] });
    expect(
      whats([unpaidOrder], told({ status: 'requires_payment_method', amountMinor: 1, receivedMinor: 0 })),
    ).toEqual(['The provider asks for 0.01 USD, but 30 USD is due.']);
    expect(whats([money()], { ...none, refunds: [providerRefund] })).toEqual([
      'The refund re_1 is succeeded with 30 USD at the provider, but unknown here.',
    ]);
    expect(
      whats([money({ order: { status: 'refunded' }, refunds: [{ ...refund, provider_id: null }] })], none),
    ).toEqual(['The provider has no record of a card refund.']);
    const closed = { id: 'du_1', intentId: 'pi_1', amountMinor: 3000, reason: 'fraudulent', status: 'lost' };
    const lost = { ...closed, dueBy: null, isClosed: true, createdAt: at };
    expect(whats([money()], { ...none, disputes: [lost] })).toEqual([
      'The dispute du_1 is lost at the provider, but unknown here.',
    ]);
  });
});
