import type { OrderCard } from '@aw/contracts/orders/shapes';
import { expect, it } from 'vitest';
import { sampleOrder, textContext } from '../testing/sample-order';
import { cardDue } from './card-due';

const due = (part: Partial<OrderCard>) =>
  cardDue({ ...sampleOrder, ...part }, textContext.now, textContext.timeZone);

it('[O8] a card shows the deadline in the reader’s time zone, or what the order waits for', () => {
  expect(due({})).toEqual({ text: 'Due in 6 days 5 h', note: 'Thu, Mar 5, 20:00 (GST)', isLate: false });
  expect(due({ dueAt: '2026-02-27T07:40:00Z' })).toMatchObject({ text: 'Late by 3 h 20 min', isLate: true });
  expect(due({ status: 'awaiting_payment' })).toEqual({ text: 'To pay' });
  expect(due({ status: 'draft' })).toEqual({ text: 'Not placed yet', note: 'saved Feb 27, 09:15' });
  expect(due({ status: 'completed' })).toEqual({ text: 'Feb 27, 09:15' });
});
