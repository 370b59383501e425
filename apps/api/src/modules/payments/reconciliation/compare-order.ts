import { moneyText } from '@aw/contracts/money-text';
import { isWorkDue, statusPhrase } from '@aw/contracts/orders/states';
import type { PaymentDifference } from '@aw/contracts/payments/staff';
import type { OrderMoney } from '@aw/db/payments';

const sum = <R>(rows: R[], amountOf: (row: R) => number) => rows.reduce((all, row) => all + amountOf(row), 0);

/** Returns an order's money in minor units: received, refunded, promised to be refunded, and lost in disputes. */
function totalsOf({ payments, refunds, disputes }: OrderMoney) {
  const sumRefunds = (statuses: string[]) =>
    sum(
      refunds.filter(({ status }) => statuses.includes(status)),
      (refund) => refund.amount_minor,
    );
  const lost = disputes.filter(({ status }) => status === 'lost');
  return {
    received: sum(payments, (payment) => payment.received_minor),
    refunded: sumRefunds(['succeeded']),
    promised: sumRefunds(['pending', 'awaiting_approval']),
    lost: sum(lost, (dispute) => dispute.amount_minor),
  };
}

/** Returns the differences between the status of an order and its money. */
export function compareOrder(money: OrderMoney): PaymentDifference[] {
  const { order, payments, refunds, disputes } = money;
  const { received, refunded, promised, lost } = totalsOf(money);
  const final = order.final_minor ?? 0;
  const { status } = order;
  const text = (minor: number) => moneyText(minor, order.currency);
  const isPaidState = isWorkDue(status) || status === 'delivered' || status === 'completed';
  const isUnpaid = order.paid_at === null && ['draft', 'awaiting_payment'].includes(status);
  const isEndedPaid = status === 'cancelled' && order.paid_at !== null;
  const hasCard = payments.some((payment) => payment.method === 'card' && payment.received_minor > 0);
  const formMinor = payments.find(
    ({ status: state }) => state === 'open' || state === 'failed',
  )?.amount_minor;
  const isDisputed = disputes.some((dispute) => dispute.closed_at === null);
  const rules: [boolean, string][] = [
    [
      isPaidState && received < final,
      `The order is ${statusPhrase(status)}, but only ${text(received)} of ${text(final)} was received.`,
    ],
    [
      isUnpaid && final > 0 && received - refunded - promised >= final,
      'The full price was received, but the order is not paid.',
    ],
    [
      isUnpaid && hasCard && received < final,
      `Only ${text(received)} of ${text(final)} was received by card.`,
    ],
    [
      received - refunded - promised - lost > final,
      `${text(received)} was received, but the price is ${text(final)}.`,
    ],
    [
      status === 'refunded' && lost === 0 && refunded + promised < received,
      `The order is refunded, but only ${text(refunded)} of ${text(received)} was refunded.`,
    ],
    [
      received > 0 && refunded >= received && (isPaidState || isEndedPaid),
      `Everything received was refunded, but the order is ${statusPhrase(status)}.`,
    ],
    [
      refunded + promised + lost > received,
      `${text(refunded + promised + lost)} was refunded, but only ${text(received)} was received.`,
    ],
    [
      isDisputed && !['disputed', 'refunded'].includes(status),
      `A dispute is open, but the order is ${statusPhrase(status)}.`,
    ],
    [status === 'disputed' && !isDisputed, 'The order is disputed, but no dispute is open.'],
    [
      isUnpaid && final > 0 && formMinor !== undefined && formMinor !== final,
      `The card form asks for ${text(formMinor ?? 0)}, but the price is ${text(final)}.`,
    ],
    [payments.some(({ currency }) => currency !== order.currency), 'A payment is in another currency.'],
  ];
  const differences = rules
    .filter(([isBroken]) => isBroken)
    .map(([, what]) => differenceOf(order.id, null, what));
  for (const payment of payments) {
    const sentRefunds = refunds.filter(
      (refund) => refund.payment_id === payment.id && ['succeeded', 'pending'].includes(refund.status),
    );
    if (sum(sentRefunds, (refund) => refund.amount_minor) > payment.received_minor)
      differences.push(
        differenceOf(order.id, payment.id, 'More of this payment was refunded than was received.'),
      );
  }
  return differences;
}

/** Builds a line of the report. */
export function differenceOf(
  orderId: string | null,
  paymentId: string | null,
  what: string,
): PaymentDifference {
  return { orderId, paymentId, what };
}
