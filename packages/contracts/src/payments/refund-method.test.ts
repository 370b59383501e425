import { expect, it } from 'vitest';
import { refundWay } from './refund-method';

it('[L3] money goes back by itself only where it does: to a card; otherwise it is said who sends it and until when', () => {
  expect(refundWay('card', 'within 14 days')).toContain('to your card automatically');
  for (const method of ['bank_transfer', 'paypal', 'installments', null, undefined]) {
    expect(refundWay(method, 'within 14 days')).not.toContain('automatically');
    expect(refundWay(method, 'within 14 days')).toContain('; our support does this within 14 days');
  }
  expect(refundWay('bank_transfer', '')).toContain('by bank transfer');
});
