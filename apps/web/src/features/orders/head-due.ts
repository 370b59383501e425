import { deadlineText } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import type { Order } from '@aw/contracts/orders/public';
import type { DeadlineProps } from '@aw/ui/patterns/deadline';
import { formatClock } from '@aw/ui/primitives/time';
import { dueOf } from './due';
import { dayText, exactText } from './order-time';

/** Returns the figure beside the title: the deadline, the amount to pay, or the time of delivery or completion. */
export function headDue(order: Order, now: Date, timeZone?: string): DeadlineProps | undefined {
  const due = dueOf(order, now);
  if (due)
    return {
      label: due.label,
      value: due.span,
      note: deadlineText(due.at, now, timeZone),
      at: due.at,
      exact: exactText(due.at, timeZone),
      isLate: due.isLate,
    };
  if (order.status === 'awaiting_payment' || order.status === 'draft') return toPay(order, now, timeZone);
  if (order.status === 'completed') return ended('Completed', order.completedAt, now, timeZone);
  return ended('Delivered', order.deliveredAt, now, timeZone);
}

function toPay({ price }: Order, now: Date, timeZone?: string): DeadlineProps {
  const figure = { label: 'To pay', value: moneyText(price.finalMinor, price.currency) };
  if (price.heldUntil === null || new Date(price.heldUntil) < now) return figure;
  return {
    ...figure,
    note: `Price valid until ${deadlineText(price.heldUntil, now, timeZone)}`,
    at: price.heldUntil,
    exact: exactText(price.heldUntil, timeZone),
  };
}

function ended(label: string, at: string | null, now: Date, timeZone?: string): DeadlineProps | undefined {
  if (at === null) return undefined;
  return {
    label,
    value: dayText(at, now, timeZone),
    note: `at ${formatClock(at, timeZone)}`,
    at,
    exact: exactText(at, timeZone),
  };
}
