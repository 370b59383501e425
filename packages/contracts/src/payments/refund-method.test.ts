import { expect, it } from 'vitest';
import { refundWay } from './refund-method';

it('[L3] only refunds to a card are automatic; the text for others says who sends them, and by when', () => {
  expect(refundWay('card', 'within 14 days')).toContain('to your card automatically');
  for (const method of ['bank_transfer', 'paypal', 'installments', null, undefined]) {
    expect(refundWay(method, 'within 14 days')).not.toContain('automatically');
    expect(refundWay(method, 'within 14 days')).toContain('. Support sends it within 14 days');
  }
  expect(refundWay('bank_transfer', '')).toContain('by bank transfer');
});
