import { decimalMoney } from '@aw/contracts/money-text';
import { expect, it } from 'vitest';
import { amountField, typedAmount, typedAmountUpTo } from './typed-amount';

it('[M10] amounts are typed in whole units and read in minor units without rounding errors', () => {
  const read = (text: string) => typedAmount(text, 'USD').amountMinor;
  expect(['12', '12.5', '12.50', ' 12.05 ', '1,250', '1,250.75'].map(read)).toEqual([
    1200, 1250, 1250, 1205, 125_000, 125_075,
  ]);
  // Multiplying any of these as a float loses a cent.
  expect(['0.29', '1.15', '8.20', '4.35', '19.99'].map(read)).toEqual([29, 115, 820, 435, 1999]);
});

it('[M10] every amount is read as it was written, whatever decimals its currency has', () => {
  for (let minor = 1; minor <= 20_000; minor++) {
    expect(typedAmount(decimalMoney(minor, 'USD'), 'USD').amountMinor).toBe(minor);
    expect(typedAmount(decimalMoney(minor, 'JPY'), 'JPY').amountMinor).toBe(minor);
    expect(typedAmount(decimalMoney(10 * minor, 'KWD'), 'KWD').amountMinor).toBe(10 * minor);
  }
});

it('[M10] a comma before the cents is refused with the correct notation', () => {
  expect(typedAmount('12,50', 'USD').error).toBe('Please write the decimals after a point: 12.50');
  expect(typedAmount('12,5', 'USD').error).toBe('Please write the decimals after a point: 12.5');
});

it('[M10] a text that is not an amount is refused with a sentence', () => {
  for (const text of [
    '-5',
    '+5',
    '1e3',
    '0x10',
    '12 USD',
    '$12',
    '1,25,0',
    '12.',
    '.5',
    'ten',
    '１２',
    'NaN',
  ]) {
    expect(typedAmount(text, 'USD').error, text).toBe(
      'Please enter an amount in USD as figures, such as 12 or 12.50.',
    );
  }
  expect(typedAmount('', 'USD').error).toBe('Please enter an amount.');
  expect(typedAmount('0.00', 'USD').error).toBe('Please enter an amount above 0.');
  expect(typedAmount('12.505', 'USD').error).toBe('Please enter at most two digits after the point.');
  expect(typedAmount('1000000.01', 'USD').error).toBe('Please enter at most 1,000,000 USD.');
});

it('[O11] an amount above what can be refunded is refused before it is sent', () => {
  expect(typedAmountUpTo('30.01', 'USD', 3000).error).toBe('Please enter at most 30.00 USD.');
  expect(typedAmountUpTo('30', 'USD', 3000).amountMinor).toBe(3000);
  expect(typedAmountUpTo('x', 'USD', 3000).error).toContain('as figures');
});

it('[M10] decimals that a currency does not have, or that cards cannot pay, are refused with the reason', () => {
  expect(typedAmount('12.50', 'JPY').error).toBe('Please enter a whole amount: JPY has no decimals.');
  expect(typedAmount('12,500', 'JPY').amountMinor).toBe(12_500);
  expect(typedAmount('ten', 'JPY').error).toBe('Please enter an amount in JPY as figures, such as 1200.');
  expect(typedAmount('12.5050', 'KWD').error).toBe('Please enter at most three digits after the point.');
  expect(typedAmount('12.505', 'KWD').error).toBe('Please round to 0.010 KWD: smaller steps cannot be paid.');
  expect(typedAmount('12.5', 'KWD').amountMinor).toBe(12_500);
});

it('[M10] the amount of a form is read in minor units, or refused with the reason', () => {
  const amount = amountField('USD', 2000);
  expect(amount.parse('12.50')).toBe(1250);
  expect(amount.safeParse('21').error?.issues[0]?.message).toBe('Please enter at most 20.00 USD.');
});
