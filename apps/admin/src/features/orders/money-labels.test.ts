import { expect, it } from 'vitest';
import { price } from '../../testing/rows';
import {
  mergedRefundText,
  methodLabel,
  paidText,
  refundMethodText,
  refundOutcomeText,
  refundStatus,
} from './money-labels';

const sampleRefund = {
  id: 'request',
  amountMinor: 12_000,
  reason: 'Agreed.',
  cause: 'staff' as const,
  status: 'awaiting_approval' as const,
  isByCard: true,
  requestedBy: 'amira',
  approvedBy: null,
  failure: null,
  mergedInto: null,
  reducedMinor: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  settledAt: null,
};

it('[M10] the paid amount is shown with the price, its currency and the payment method', () => {
  const paid = { paidMinor: 3000, refundedMinor: 0, paymentMethod: 'card', price };
  expect(paidText(paid)).toBe('30 of 30 USD, card');
  expect(paidText({ ...paid, paidMinor: 0, paymentMethod: null })).toBe('0 of 30 USD');
  expect(paidText({ ...paid, paymentMethod: 'paypal', refundedMinor: 750 })).toBe(
    '30 of 30 USD, PayPal, 7.50 USD refunded',
  );
  expect(methodLabel('store_credit')).toBe('store credit');
});

it('[O11] the approval rule and the payment method are shown before a refund is requested', () => {
  const order = { paymentMethod: 'card', approvalAboveMinor: 10_000, price };
  expect(refundMethodText(order, 10_000)).toContain('goes back to the card automatically');
  expect(refundMethodText(order, 10_001)).toBe(
    'Refunds above 100 USD must be approved by a second person first.',
  );
  expect(refundMethodText({ ...order, paymentMethod: 'bank_transfer' }, 500)).toContain(
    'Make the transfer yourself',
  );
  expect(refundOutcomeText(order, 10_000)).toBe('It is on its way to the card.');
  expect(refundOutcomeText(order, 10_001)).toBe('A second member of staff has to approve it.');
});

it('[O11] a refund by hand waits to be sent, and one by card is on its way', () => {
  const refund = { isByCard: true, mergedInto: null };
  expect(refundStatus({ ...refund, status: 'pending', isByCard: false }).label).toBe('To send');
  expect(refundStatus({ ...refund, status: 'pending' }).label).toBe('On its way');
  expect(refundStatus({ ...refund, status: 'awaiting_approval' }).tone).toBe('caution');
});

it('[O11] [M10] a refund request says that a withdrawal includes it, or by how much it was reduced', () => {
  const withdrawal = { id: 'withdrawal', amountMinor: 30_000, cause: 'withdrawal', reducedMinor: 0 };
  const order = { price, refunds: [{ ...sampleRefund, ...withdrawal, cause: 'withdrawal' as const }] };
  const merged = { ...sampleRefund, status: 'declined' as const, mergedInto: 'withdrawal' };
  expect(refundStatus(merged).label).toBe('Merged');
  expect(mergedRefundText(merged, order)).toBe(
    'Included in the refund of 300 USD (withdrawal). There is nothing left to decide here.',
  );
  expect(mergedRefundText({ mergedInto: null, reducedMinor: 300 }, order)).toBe(
    'Reduced by 3 USD, which is part of another refund.',
  );
  expect(mergedRefundText(sampleRefund, order)).toBeUndefined();
});
