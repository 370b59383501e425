import { expect, it } from 'vitest';
import {
  cvcProblem,
  expiryProblem,
  numberProblem,
  postalCodeProblem,
  shownExpiry,
  shownNumber,
} from './card-fields';

it('[O5] numbers and dates are shown in groups while they are typed', () => {
  expect(['4', '42424', '4242424242424242999'].map(shownNumber)).toEqual([
    '4',
    '4242 4',
    '4242 4242 4242 4242',
  ]);
  expect(shownNumber('378282246310005')).toBe('3782 822463 10005');
  expect(['1', '7', '12', '123', '12 / 34'].map(shownExpiry)).toEqual(['1', '07', '12', '12 / 3', '12 / 34']);
});

it('[O5] a field’s problem is told in Stripe’s words, and a good field has none', () => {
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
