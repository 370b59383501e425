import { deadlineText } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import type { Order, OrderEvent } from '@aw/contracts/orders/shapes';
import { handRefundDays, refundWay } from '@aw/contracts/payments/refund-method';
import { dayText } from './order-time';

/** Context for the texts of one order: its currency, and the reader's time and time zone. */
export type TextContext = { currency: string; now: Date; timeZone?: string };

const methodTexts: Record<string, string> = {
  card: 'by card',
  bank_transfer: 'by bank transfer',
  paypal: 'by PayPal',
  installments: 'in installments',
};

/** Returns 'by card' or 'by bank transfer', and '' for an unknown method. */
export function methodText(method: string | null | undefined): string {
  return methodTexts[method ?? ''] ?? '';
}

/** Returns '30 USD by card', with the amount of the order if the event has none. */
export function paidText({ detail }: Pick<OrderEvent, 'detail'>, order: Order): string {
  const amount = moneyText(detail.amountMinor ?? order.paidMinor, order.price.currency);
  return `${amount} ${methodText(detail.method ?? order.paymentMethod)}`.trim();
}

/** Returns the time by which support sends money back by hand: a day, or the number of days. */
export function untilText(
  dueAt: string | undefined,
  { now, timeZone }: Omit<TextContext, 'currency'>,
): string {
  return dueAt ? `by ${dayText(dueAt, now, timeZone)}` : `within ${handRefundDays} days`;
}

/** Returns the text of an event, or undefined if a step or a message already shows it. */
export function eventText({ kind, by, detail }: OrderEvent, context: TextContext): string | undefined {
  const amount = detail.amountMinor === undefined ? '' : moneyText(detail.amountMinor, context.currency);
  const due = detail.dueAt ? deadlineText(detail.dueAt, context.now, context.timeZone) : '';
  switch (kind) {
    case 'underpaid':
      return `We received ${amount}, which is less than the price. Please pay the rest.`;
    case 'payment_failed':
      return `The payment of ${amount} did not go through${detail.reason ? `: ${detail.reason}` : '.'} Nothing was charged, and you can pay again.`;
    case 'late_payment':
      return `${amount} arrived after the order had ended. It ${refundWay(detail.method, untilText(detail.dueAt, context))}.`;
    case 'reassigned':
      return `Your writer is now ${detail.writerName ?? 'another person'}.`;
    case 'file_added':
      return by === 'staff' && detail.fileName ? `${detail.fileName} is in Files.` : undefined;
    case 'brief_changed':
      return 'You changed the instructions.';
    case 'extension_proposed':
      return `We asked for a later deadline: ${due}.`;
    case 'extension_accepted':
      return `You agreed to a later deadline: ${due}.`;
    case 'extension_declined':
      return 'You kept the deadline.';
    case 'late':
      return 'The deadline has passed. You get the refund for late work automatically.';
    case 'compensated':
      // The percentage includes earlier refunds of the same order.
      return `We refund you ${amount} for the delay.${detail.percent ? ` So far, you get ${detail.percent}% of your payment back.` : ''}${due && ` Support sends it by ${due}.`}`;
    case 'refund_made':
      return `We refunded ${amount}.`;
    case 'refund_returned':
      return `Your bank returned the refund of ${amount} to us. Our support team will send it again and email you.`;
    case 'refund_refused':
      return `Support decided not to refund anything${detail.reason ? `: ${detail.reason}` : '.'}`;
    default:
      return undefined;
  }
}
