import { deadlineText } from '@aw/contracts/moment-text';
import type { OrderCard } from '@aw/contracts/orders/shapes';
import type { OrderCardProps } from '@aw/ui/patterns/order-card';
import { dueOf } from '../due';
import { momentText } from '../order-time';

/** Returns the time line of a card: the deadline, else what the order waits for, else its last change. */
export function cardDue(order: OrderCard, now: Date, timeZone?: string): OrderCardProps['due'] {
  const due = dueOf(order, now);
  if (due)
    return {
      text: `${due.label} ${due.span}`,
      note: deadlineText(due.at, now, timeZone),
      isLate: due.isLate,
    };
  const changed = momentText(order.updatedAt, now, timeZone);
  switch (order.status) {
    case 'draft':
      return { text: 'Not placed yet', note: `saved ${changed}` };
    case 'awaiting_payment':
      return { text: 'To pay' };
    case 'delivered':
      return { text: 'Ready for you', note: changed };
    default:
      return { text: changed };
  }
}
