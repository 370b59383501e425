import { moneyText } from '@aw/contracts/money-text';
import type { PaymentDifference } from '@aw/contracts/payments/staff';
import type { OrderMoney, PaymentRow } from '@aw/db/payments';
import type {
  ProviderDispute,
  ProviderIntent,
  ProviderRefund,
} from '../../../adapters/payments/payment-provider';
import { isFinal, paymentStatusOf } from '../intents/payment-status';
import { compareOrder, differenceOf } from './compare-order';

/** The provider's objects since a date. */
export type ProviderMoney = {
  since: Date;
  intents: ProviderIntent[];
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
};

/**
 * Returns every difference between orders, our rows of money and the provider's objects. Without the provider's objects,
 * only orders and rows are compared.
 */
export function compareMoney(all: OrderMoney[], provider?: ProviderMoney): PaymentDifference[] {
  const differences = all.flatMap(compareOrder);
  if (!provider) return differences;
  const orders = new Map(all.map((money) => [money.order.id, money]));
  const rows = new Map(
    all.flatMap(({ payments }) => payments.map((payment) => [payment.intent_id, payment] as const)),
  );
  return [
    ...differences,
    ...provider.intents.flatMap((intent) => compareIntent(intent, rows.get(intent.id), orders)),
    ...missingOf(all, provider),
    ...compareRefunds(all, provider.refunds, rows),
    ...compareDisputes(all, provider.disputes, rows),
  ];
}

function compareIntent(
  intent: ProviderIntent,
  row: PaymentRow | undefined,
  orders: ReadonlyMap<string, OrderMoney>,
): PaymentDifference[] {
  const { orderId } = intent;
  if (orderId === null) return [];
  if (!row) {
    const isTaken = intent.receivedMinor > 0;
    if (!isTaken && (intent.status === 'canceled' || !orders.has(orderId))) return [];
    const what = isTaken ? 'was paid' : 'is open';
    return [
      differenceOf(
        orderId,
        null,
        `The payment intent ${intent.id} ${what} at the provider, but we have no record of it.`,
      ),
    ];
  }
  const status = paymentStatusOf(intent);
  const rules: [boolean, string][] = [
    [row.order_id !== orderId, `At the provider, the payment intent ${intent.id} belongs to another order.`],
    [
      status !== row.status,
      `The payment is ${inWords(status)} at the provider, but ${inWords(row.status)} here.`,
    ],
    [
      !isFinal(status) && row.amount_minor > 0 && row.amount_minor !== intent.amountMinor,
      `The provider asks for ${moneyText(intent.amountMinor, intent.currency)}, but ${moneyText(row.amount_minor, row.currency)} is due.`,
    ],
    [
      status === 'succeeded' && row.received_minor !== intent.receivedMinor,
      `The provider received ${moneyText(intent.receivedMinor, intent.currency)}, but ${moneyText(row.received_minor, row.currency)} is recorded here.`,
    ],
    [
      row.currency !== intent.currency,
      `The payment is in ${intent.currency} at the provider, but in ${row.currency} here.`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, what]) => differenceOf(row.order_id, row.id, what));
}

/** Puts a status in words: 'awaiting approval'. */
function inWords(status: string): string {
  return status.replaceAll('_', ' ');
}

/** Returns a difference for each of our payment intents that the provider should have and lacks. */
function missingOf(all: OrderMoney[], { intents, since }: ProviderMoney): PaymentDifference[] {
  const providerIds = new Set(intents.map(({ id }) => id));
  return all
    .flatMap(({ payments }) => payments)
    .filter((row) => row.intent_id !== null && row.created_at >= since && row.status !== 'cancelled')
    .filter((row) => !providerIds.has(row.intent_id ?? ''))
    .map((row) =>
      differenceOf(
        row.order_id,
        row.id,
        `The provider has no record of the payment intent ${row.intent_id}.`,
      ),
    );
}

type Rows = ReadonlyMap<string | null, PaymentRow>;

function compareRefunds(
  all: OrderMoney[],
  providerRefunds: ProviderRefund[],
  rows: Rows,
): PaymentDifference[] {
  const refunds = all.flatMap((money) => money.refunds);
  const cards = new Set([...rows.values()].filter(({ method }) => method === 'card').map(({ id }) => id));
  const unsent = refunds
    .filter((row) => row.status === 'succeeded' && row.provider_id === null && cards.has(row.payment_id))
    .map((row) => differenceOf(row.order_id, row.payment_id, 'The provider has no record of a card refund.'));
  const different = providerRefunds.flatMap((refund) => {
    const payment = refund.intentId === null ? undefined : rows.get(refund.intentId);
    const row = refunds.find(({ provider_id }) => provider_id === refund.id);
    if (!payment || (!row && refund.status === 'failed')) return [];
    // A failed refund that staff gave up is declined here, and other refunds may have reduced it.
    const hasFailed = refund.status === 'failed';
    const status = hasFailed && row?.status === 'declined' ? 'declined' : refund.status;
    const amountMinor = row && row.amount_minor + (hasFailed ? row.reduced_minor : 0);
    if (row?.status === status && amountMinor === refund.amountMinor) return [];
    const text = (minor: number) => moneyText(minor, payment.currency);
    const here = row ? `${inWords(row.status)} with ${text(row.amount_minor)}` : 'unknown';
    const what = `The refund ${refund.id} is ${inWords(refund.status)} with ${text(refund.amountMinor)} at the provider, but ${here} here.`;
    return [differenceOf(payment.order_id, payment.id, what)];
  });
  return [...unsent, ...different];
}

function compareDisputes(
  all: OrderMoney[],
  providerDisputes: ProviderDispute[],
  rows: Rows,
): PaymentDifference[] {
  const disputes = new Map(all.flatMap((money) => money.disputes).map((row) => [row.id, row]));
  return providerDisputes.flatMap((dispute) => {
    const payment = dispute.intentId === null ? undefined : rows.get(dispute.intentId);
    const row = disputes.get(dispute.id);
    if (!payment || row?.status === dispute.status) return [];
    const what = `The dispute ${dispute.id} is ${inWords(dispute.status)} at the provider, but ${row ? inWords(row.status) : 'unknown'} here.`;
    return [differenceOf(payment.order_id, payment.id, what)];
  });
}
