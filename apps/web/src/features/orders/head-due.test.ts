import type { Order } from '@aw/contracts/orders/public';
import { expect, it } from 'vitest';
import { headDue } from './head-due';
import { sampleOrder, textContext } from './testing/sample-order';

const due = (part: Partial<Order>) =>
  headDue({ ...sampleOrder, ...part }, textContext.now, textContext.timeZone);

it('[O8] the head shows the deadline in the reader’s time zone, and that it is late', () => {
  expect(due({})).toMatchObject({
    label: 'Due in',
    value: '6 days 5 h',
    note: 'Thu, Mar 5, 20:00 (GST)',
  });
  expect(due({ dueAt: '2026-02-27T10:00:00Z' })).toMatchObject({
    label: 'Late by',
    value: '1 h',
    note: 'Fri, Feb 27, 14:00 (GST)',
    isLate: true,
  });
});

it('[O16] before payment the head shows the amount and how long the price is valid', () => {
  expect(due({ status: 'awaiting_payment' })).toMatchObject({
    label: 'To pay',
    value: '30 USD',
    note: 'Price valid until Fri, Feb 27, 20:04 (GST)',
  });
  const price = { ...sampleOrder.price, heldUntil: '2026-02-27T10:59:00Z' };
  expect(due({ status: 'awaiting_payment', price })?.note).toBeUndefined();
});

it('[O8] after delivery the head shows when the work was delivered or accepted, and nothing for a cancelled order', () => {
  const deliveredAt = '2026-02-27T06:00:00Z';
  expect(due({ status: 'delivered', deliveredAt })).toMatchObject({ label: 'Delivered', value: 'Feb 27' });
  expect(due({ status: 'completed', deliveredAt, completedAt: '2026-02-27T09:00:00Z' })).toMatchObject({
    label: 'Completed',
    value: 'Feb 27',
    note: 'at 13:00',
  });
  expect(due({ status: 'cancelled' })).toBeUndefined();
});
