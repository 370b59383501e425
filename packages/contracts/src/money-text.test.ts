import { expect, it } from 'vitest';
import { bareMoney, moneyText } from './money-text';

it.each([
  [3000, '30 USD'],
  [0, '0 USD'],
  [1250, '12.50 USD'],
  [5, '0.05 USD'],
  [125_050, '1,250.50 USD'],
  [-3000, '−30 USD'],
  [100_000_000, '1,000,000 USD'],
])('[O1] %i cents are written with their currency: %s', (amountMinor, text) => {
  expect(moneyText(amountMinor, 'USD')).toBe(text);
  expect(bareMoney(amountMinor)).toBe(text.replace(' USD', ''));
});
