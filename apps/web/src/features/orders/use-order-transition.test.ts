import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { failureText, isTooLate } from './use-order-transition';

it('[O8] a move that came too late says that the page shows the order as it is now; others give their reason', () => {
  const late = new ApiError(409, 'x', { code: 'orders.move', message: 'Please reload the page.' });
  expect(isTooLate(late)).toBe(true);
  expect(failureText(late)).toContain('the page now shows its current state');
  const paying = new ApiError(409, 'x', { code: 'orders.paying', message: 'This order is being paid.' });
  expect(isTooLate(paying)).toBe(false);
  expect(failureText(paying)).toBe('This order is being paid.');
  expect(failureText(new Error('boom'))).toBe('Nothing was changed. Please try again.');
});
