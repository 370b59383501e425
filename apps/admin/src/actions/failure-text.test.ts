import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { failureText, isUncertain, logToCheck } from './failure-text';

const log = 'the log of this person';

it('[M9] a refusal says what was not done and why, in the server’s words', () => {
  const refused = new ApiError(409, 'conflict', { message: 'Both sides are the same person.' });
  expect(failureText('The two were not merged.', refused, log)).toBe(
    'The two were not merged. Both sides are the same person.',
  );
  expect(isUncertain(refused)).toBe(false);
  expect(logToCheck(refused, undefined)).toBeUndefined();
});

it('[M9] a lost answer is not called a failure, and the text links to the log', () => {
  const what = 'The person was not suspended.';
  for (const error of [new ApiError(0, 'No connection.'), new ApiError(502, 'Bad gateway'), new Error('x')]) {
    expect(logToCheck(error, { name: 'this person', target: 'user:ada' })).toBe(
      '/admin/audit?target=user%3Aada',
    );
    expect(logToCheck(error, undefined)).toBe('/admin/audit');
    expect(failureText(what, error, log)).not.toContain(what);
    expect(failureText(what, error, log)).toContain('check the log of this person.');
  }
  expect(failureText(what, new ApiError(0, 'x'), log)).toContain('The connection was lost');
});

it('[M9] people who cannot read the log are told to check the page itself', () => {
  expect(failureText('It was not saved.', new ApiError(0, 'x'), undefined)).toContain('check this page.');
});

it('[M10] if the payment provider is not available, the text says that nothing was done', () => {
  const away = new ApiError(503, 'x', { code: 'payments.unavailable', message: 'The provider is away.' });
  expect(logToCheck(away, undefined)).toBeUndefined();
  expect(failureText('Nothing was refunded.', away, 'the log of this order')).toBe(
    'Nothing was refunded. The provider is away.',
  );
});
