import { expect, it } from 'vitest';
import {
  cvcProblem,
  expiryProblem,
  formatExpiry,
  formatNumber,
  numberProblem,
  postalCodeProblem,
} from './card-fields';

it('[O5] card numbers and dates are shown in groups while the person types', () => {
  expect(['4', '42424', '4242424242424242999'].map(formatNumber)).toEqual([
    '4',
    '4242 4',
    '4242 4242 4242 4242',
  ]);
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  expect(['1', '7', '12', '123', '12 / 34'].map(formatExpiry)).toEqual([
    '1',
    '07',
    '12',
    '12 / 3',
    '12 / 34',
  ]);
});

it('[O5] the problem of a field has Stripe’s text, and a valid field has none', () => {
  const today = new Date(2030, 5, 15);
  expect(numberProblem('4242 4242')?.code).toBe('incomplete_number');
  expect(numberProblem('4242 4242 4242 4241')?.message).toBe('Your card number is invalid.');
  expect(numberProblem('4242 4242 4242 4242')).toBeUndefined();
  expect(expiryProblem('13 / 40', today)?.code).toBe('incomplete_expiry');
  expect(expiryProblem('12 / 29', today)?.code).toBe('invalid_expiry_year_past');
  expect(expiryProblem('05 / 30', today)?.code).toBe('invalid_expiry_month_past');
  expect(expiryProblem('06 / 30', today)).toBeUndefined();
  expect(cvcProblem('123', '378282246310005')?.code).toBe('incomplete_cvc');
  expect(cvcProblem('123', '4242')).toBeUndefined();
  expect(postalCodeProblem(' 1 ')?.code).toBe('incomplete_zip');
  expect(postalCodeProblem('SW1A 1AA')).toBeUndefined();
});
