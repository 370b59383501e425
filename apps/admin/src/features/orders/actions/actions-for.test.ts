import { type OrderStatus, orderStatuses } from '@aw/contracts/orders/states';
import { expect, it } from 'vitest';
import { price } from '../../../testing/rows';
import { actionsFor, nextStepOf } from './actions-for';
import { recordedText } from './record-payment-dialog';

const orderIn = (status: OrderStatus, more = {}) => ({
  status,
  dueAt: '2026-02-27T20:00:00Z',
  paidMinor: 3000,
  refundableMinor: 3000,
  awaitsDecision: false,
  price,
  writerId: 1,
  disputes: [],
  ...more,
});

it('[M10] the next step depends on the state of the order', () => {
  const unpaid = { paidMinor: 0, refundableMinor: 0 };
  const steps = orderStatuses.map((status) => [
    status,
    nextStepOf(orderIn(status, ['draft', 'awaiting_payment'].includes(status) ? unpaid : {})),
  ]);
  expect(Object.fromEntries(steps)).toEqual({
    draft: undefined,
    awaiting_payment: 'record-payment',
    paid: 'assign',
    assigned: 'start',
    in_progress: 'deliver',
    delivered: 'message',
    revision: 'deliver',
    completed: 'message',
    cancelled: 'message',
    refunded: 'message',
    disputed: 'message',
  });
});

it('[O8] only the actions that the state allows are offered', () => {
  const offered = (status: OrderStatus) =>
    ['start', 'deliver', 'complete', 'cancel', 'stop', 'move-due'].filter((name) =>
      [...actionsFor(orderIn(status))].some((action) => action === name),
    );
  expect(offered('awaiting_payment')).toEqual(['cancel']);
  expect(offered('assigned')).toEqual(['start', 'deliver', 'stop', 'move-due']);
  expect(offered('delivered')).toEqual(['complete', 'stop']);
  expect(offered('completed')).toEqual([]);
});

it('[O8] [M10] a payment can be recorded for an order that has ended, so that it can be refunded', () => {
  for (const status of ['cancelled', 'refunded'] as const)
    expect(actionsFor(orderIn(status)).has('record-payment')).toBe(true);
  expect(actionsFor(orderIn('completed')).has('record-payment')).toBe(false);
  const order = { paidMinor: 1000, price };
  expect(recordedText({ ...order, status: 'cancelled' })).toContain('the customer gets the money back');
  expect(recordedText({ ...order, status: 'awaiting_payment' })).toBe('20 USD is still unpaid.');
});

it('[O11] a refund is offered only while something can be refunded', () => {
  expect(actionsFor(orderIn('completed')).has('refund')).toBe(true);
  expect(actionsFor(orderIn('completed', { refundableMinor: 0 })).has('refund')).toBe(false);
});

it('[O12] the next step of an open dispute is its evidence', () => {
  const dispute = {
    id: 'dp_1',
    orderId: 'AW-5C8NW2KJ7P4TVXYZ',
    amountMinor: 3000,
    reason: 'product_not_received',
    status: 'needs_response',
    isOpen: true,
    dueBy: null,
    submittedAt: null,
    createdAt: '2026-02-27T20:00:00Z',
  };
  expect(nextStepOf(orderIn('disputed', { disputes: [dispute] }))).toBe('submit-evidence');
  const submitted = { ...dispute, submittedAt: '2026-02-28T20:00:00Z' };
  for (const answered of [submitted, { ...dispute, isOpen: false }]) {
    expect(nextStepOf(orderIn('disputed', { disputes: [answered] }))).toBe('message');
  }
});
