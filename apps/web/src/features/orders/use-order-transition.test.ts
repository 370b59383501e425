import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { failureText, failureToast, isTooLate } from './use-order-transition';

it('[O8] a change that came too late says that the page shows the current status, and others give their reason', () => {
  const late = new ApiError(409, 'x', { code: 'orders.move', message: 'Please reload the page.' });
  expect(isTooLate(late)).toBe(true);
  expect(failureText(late)).toContain('The page now shows its current status');
  const paying = new ApiError(409, 'x', { code: 'orders.paying', message: 'This order is being paid.' });
  expect(isTooLate(paying)).toBe(false);
  expect(failureText(paying)).toBe('This order is being paid.');
  expect(failureToast('Not cancelled', paying).title).toBe('Not cancelled');
});

it('[O8] a change without an answer may have been saved, so the customer is asked to check', () => {
  for (const error of [new Error('boom'), new ApiError(502, '<html>Bad gateway</html>')])
    expect(failureToast('Not cancelled', error)).toMatchObject({
      title: 'No response',
      description:
        'Something went wrong, and we do not know if your change was saved. Please reload the page to check.',
    });
});
