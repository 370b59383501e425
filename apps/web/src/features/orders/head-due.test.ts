import type { Order } from '@aw/contracts/orders/public';
import { expect, it } from 'vitest';
import { headDue } from './head-due';
import { reading, sampleOrder } from './testing/sample-order';

const due = (part: Partial<Order>) => headDue({ ...sampleOrder, ...part }, reading.now, reading.timeZone);

it('[O8] the head tells the deadline in the reader’s zone, and that it is late', () => {
  expect(due({})).toMatchObject({
    label: 'Due in',
    value: '6 days 5 h',
    note: 'Thu, Mar 5, 20:00 (your time)',
  });
  expect(due({ dueAt: '2026-02-27T10:00:00Z' })).toMatchObject({
    label: 'Late by',
    value: '1 h',
    note: 'Fri, Feb 27, 14:00 (your time)',
    isLate: true,
  });
});

it('[O16] before payment the head tells what is to pay and how long the price is held', () => {
  expect(due({ status: 'awaiting_payment' })).toMatchObject({
    label: 'To pay',
    value: '30 USD',
    note: 'Price valid until Fri, Feb 27, 20:04',
  });
  const price = { ...sampleOrder.price, heldUntil: '2026-02-27T10:59:00Z' };
  expect(due({ status: 'awaiting_payment', price })?.note).toBeUndefined();
});

it('[O8] afterwards it tells when the work was delivered or accepted; an order that ended early has no figure', () => {
  const deliveredAt = '2026-02-27T06:00:00Z';
  expect(due({ status: 'delivered', deliveredAt })).toMatchObject({ label: 'Delivered', value: 'Feb 27' });
  expect(due({ status: 'completed', deliveredAt, completedAt: '2026-02-27T09:00:00Z' })).toMatchObject({
    label: 'Completed',
    value: 'Feb 27',
    note: 'at 13:00',
  });
  expect(due({ status: 'cancelled' })).toBeUndefined();
});
