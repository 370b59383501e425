import type { Order } from '@aw/contracts/orders/public';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../testing/sample-order';
import { ledgerRows } from './ledger-rows';

const lines = (part: Partial<Order> = {}) => {
  const { rows, total } = ledgerRows({ ...sampleOrder, ...part });
  return [...rows, total].map(({ label, value }) => `${label}: ${value}`);
};

describe('the ledger of an order', () => {
  it('[O14] leads from the price to the amount paid', () => {
    expect(lines()).toEqual(['Price: 60 USD', 'Discount 50%: −30 USD', 'Paid: 30 USD']);
  });

  it('[O14] shows included taxes, and no line for a missing discount', () => {
    const price = { ...sampleOrder.price, discountMinor: 0, discountPercent: 0, finalMinor: 6000 };
    const taxLines = [{ name: 'VAT', percent: 5, amountMinor: 286 }];
    expect(lines({ price, taxLines, paidMinor: 6000 })).toEqual([
      'Price: 60 USD',
      'Includes VAT 5%: 2.86 USD',
      'Paid: 60 USD',
    ]);
  });

  it('[O14] shows the amount to pay and refunds', () => {
    expect(lines({ paidMinor: 0 }).at(-1)).toBe('To pay: 30 USD');
    expect(lines({ refundedMinor: 300 }).slice(-3)).toEqual([
      'Paid: 30 USD',
      'Refunded: −3 USD',
      'Paid after refunds: 27 USD',
    ]);
  });
});
