import { bareMoney, moneyText } from '@aw/contracts/money-text';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import type { StatusTone } from './status';

const methods: Readonly<Record<string, string>> = {
  card: 'Card',
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
  installments: 'Installments',
};

/** Name of a payment method. The code of an unknown method is shown as words. */
export function methodLabel(method: string): string {
  return methods[method] ?? method.replaceAll('_', ' ');
}

type PaidOrder = Pick<StaffOrder, 'paidMinor' | 'refundedMinor' | 'paymentMethod' | 'price'>;

/** Amount that was paid, how, and how much was refunded: '30 of 30 USD, card, 10 USD refunded'. */
export function paidText({ paidMinor, refundedMinor, paymentMethod, price }: PaidOrder): string {
  const { currency, finalMinor } = price;
  const parts = [`${bareMoney(paidMinor, currency)} of ${moneyText(finalMinor, currency)}`];
  if (paymentMethod) parts.push(lowerFirst(methodLabel(paymentMethod)));
  if (refundedMinor > 0) parts.push(`${moneyText(refundedMinor, currency)} refunded`);
  return parts.join(', ');
}

function lowerFirst(words: string): string {
  return words === 'PayPal' ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

type Status = { label: string; tone: StatusTone };

const paymentStatuses: Record<StaffOrder['payments'][number]['status'], Status> = {
  open: { label: 'Started', tone: 'neutral' },
  processing: { label: 'Processing', tone: 'accent' },
  succeeded: { label: 'Received', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Closed', tone: 'neutral' },
};

/** Label and colour of a payment's status. */
export function paymentStatus({ status }: { status: StaffOrder['payments'][number]['status'] }): Status {
  return paymentStatuses[status];
}

type Refund = StaffOrder['refunds'][number];

/** Label and colour of a refund's status. A refund by hand waits until someone sends it. */
export function refundStatus({
  status,
  isByCard,
  mergedInto,
}: Pick<Refund, 'status' | 'isByCard' | 'mergedInto'>): Status {
  if (mergedInto) return { label: 'Merged', tone: 'neutral' };
  switch (status) {
    case 'awaiting_approval':
      return { label: 'To approve', tone: 'caution' };
    case 'pending':
      return isByCard ? { label: 'On its way', tone: 'accent' } : { label: 'To send', tone: 'caution' };
    case 'succeeded':
      return { label: 'Refunded', tone: 'positive' };
    case 'failed':
      return { label: 'Failed', tone: 'danger' };
    case 'declined':
      return { label: 'Declined', tone: 'neutral' };
  }
}

/** Says how another refund affected this one: that it includes it, or by how much it reduced it. */
export function mergedRefundText(
  refund: Pick<Refund, 'mergedInto' | 'reducedMinor'>,
  order: Pick<StaffOrder, 'refunds' | 'price'>,
) {
  const { currency } = order.price;
  const into = order.refunds.find(({ id }) => id === refund.mergedInto);
  if (into)
    return `Included in the refund of ${moneyText(into.amountMinor, currency)} (${lowerFirst(causeLabel(into.cause))}). There is nothing left to decide here.`;
  if (!refund.reducedMinor) return undefined;
  return `Reduced by ${moneyText(refund.reducedMinor, currency)}, which is part of another refund.`;
}

const causes: Record<Refund['cause'], string> = {
  staff: 'Decided by staff',
  late: 'Late work (automatic)',
  withdrawal: 'Withdrawal',
  cancelled: 'Cancelled order',
};

/** Reason for a refund. */
export function causeLabel(cause: Refund['cause']): string {
  return causes[cause];
}

type Refundable = Pick<StaffOrder, 'paymentMethod' | 'approvalAboveMinor' | 'price'>;

/** Says how an amount will be refunded, before the refund is requested. */
export function refundMethodText(order: Refundable, amountMinor: number): string {
  const { paymentMethod, approvalAboveMinor, price } = order;
  const limit = moneyText(approvalAboveMinor, price.currency);
  if (amountMinor > approvalAboveMinor)
    return `Refunds above ${limit} must be approved by a second person first.`;
  if (paymentMethod === 'card')
    return `It goes back to the card automatically. Refunds above ${limit} need the approval of a second person.`;
  return `This was not paid by card. Make the transfer yourself, then record it here. Refunds above ${limit} need the approval of a second person.`;
}

/** Says what a requested refund waits for. */
export function refundOutcomeText(
  { paymentMethod, approvalAboveMinor }: Refundable,
  amountMinor: number,
): string {
  if (amountMinor > approvalAboveMinor) return 'A second member of staff has to approve it.';
  return paymentMethod === 'card'
    ? 'It is on its way to the card.'
    : 'Make the transfer, then record it as sent.';
}
