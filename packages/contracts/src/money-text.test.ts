import { expect, it } from 'vitest';
import { bareMoney, decimalMoney, minorPerUnit, moneyText } from './money-text';

it.each([
  [3000, 'USD', '30 USD'],
  [0, 'USD', '0 USD'],
  [1250, 'USD', '12.50 USD'],
  [5, 'USD', '0.05 USD'],
  [125_050, 'USD', '1,250.50 USD'],
  [-3000, 'USD', '−30 USD'],
  [100_000_000, 'USD', '1,000,000 USD'],
  [3000, 'JPY', '3,000 JPY'],
  [1, 'KRW', '1 KRW'],
  [3000, 'KWD', '3 KWD'],
  [1250, 'KWD', '1.250 KWD'],
  [3000, 'ISK', '30 ISK'],
])('[O1] %i minor units of %s are written %s', (amountMinor, currency, text) => {
  expect(moneyText(amountMinor, currency)).toBe(text);
  expect(bareMoney(amountMinor, currency)).toBe(text.slice(0, -4));
});

it('[O1] fields and tables show exactly the decimals of the currency', () => {
  expect(['USD', 'JPY', 'KWD'].map((currency) => decimalMoney(1250, currency))).toEqual([
    '12.50',
    '1250',
    '1.250',
  ]);
});

it('[O1] the number of minor units in a unit follows from the currency, also in lower case', () => {
  expect(['usd', 'jpy', 'kwd'].map(minorPerUnit)).toEqual([100, 1, 1000]);
});
