import fc from 'fast-check';
import { expect, it } from 'vitest';
import { includedTax } from './tax';

it('[O14] the tax included in a price is exact to the cent', () => {
  expect(includedTax(10_500, { name: 'VAT', percent: 5 }).amountMinor).toBe(500);
  expect(includedTax(3000, { name: 'VAT', percent: 20 }).amountMinor).toBe(500);
  expect(includedTax(3000, { name: 'None', percent: 0 }).amountMinor).toBe(0);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const { amountMinor } = includedTax(amount, { name: 'VAT', percent });
      expect(Number.isInteger(amountMinor)).toBe(true);
      expect(Math.abs((amount - amountMinor) * (1 + percent / 100) - amount)).toBeLessThanOrEqual(2);
    }),
  );
});
