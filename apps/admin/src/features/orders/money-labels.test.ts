import { expect, it } from 'vitest';
import { methodLabel, paidWords, refundOutcome, refundStatus, refundWay } from './money-labels';

const price = {
  currency: 'USD',
  billedWords: 3000,
  baseMinor: 6000,
  discountMinor: 3000,
  discountPercent: 50,
  finalMinor: 3000,
  heldUntil: null,
};

it('[M10] what was paid stands with the price, its currency and the way', () => {
  const paid = { paidMinor: 3000, refundedMinor: 0, paymentMethod: 'card', price };
  expect(paidWords(paid)).toBe('30 of 30 USD, card');
  expect(paidWords({ ...paid, paidMinor: 0, paymentMethod: null })).toBe('0 of 30 USD');
  expect(paidWords({ ...paid, paymentMethod: 'paypal', refundedMinor: 750 })).toBe(
    '30 of 30 USD, PayPal, 7.50 USD refunded',
  );
  expect(methodLabel('store_credit')).toBe('store credit');
});

it('[O11] the approval rule and the way back are said before a refund is made', () => {
  const order = { paymentMethod: 'card', approvalAboveMinor: 10_000, price };
  expect(refundWay(order, 10_000)).toContain('goes back to the card by itself');
  expect(refundWay(order, 10_001)).toBe(
    'Above 100 USD, a second person approves it before anything goes back.',
  );
  expect(refundWay({ ...order, paymentMethod: 'bank_transfer' }, 500)).toContain('by hand');
  expect(refundOutcome(order, 10_000)).toBe('It is on its way to the card.');
  expect(refundOutcome(order, 10_001)).toBe('It waits until a second member of staff approves it.');
});

it('[O11] a refund by hand waits for whoever makes it, one by card is on its way', () => {
  expect(refundStatus({ status: 'pending', isByCard: false }).label).toBe('To be made');
  expect(refundStatus({ status: 'pending', isByCard: true }).label).toBe('On its way');
  expect(refundStatus({ status: 'awaiting_approval', isByCard: true }).tone).toBe('caution');
});
