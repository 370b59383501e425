import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { failureText, isUncertain } from './failure-text';

const refused = new ApiError(409, 'conflict', { message: 'Both sides are the same person.' });

it('[M9] a refusal says what did not happen, why, and that nothing was changed', () => {
  expect(failureText('The two were not merged.', refused, 'this person')).toBe(
    'The two were not merged. Both sides are the same person. Nothing was changed.',
  );
  const said = new ApiError(409, 'conflict', { message: 'It has changed, so nothing was changed.' });
  expect(failureText('It was not verified.', said, 'this answer')).toBe(
    'It was not verified. It has changed, so nothing was changed.',
  );
  expect(isUncertain(refused)).toBe(false);
});

it('[M9] where the answer was lost, nobody promises that nothing happened', () => {
  const what = 'The person was not suspended.';
  for (const error of [new ApiError(0, 'No connection.'), new ApiError(502, 'Bad gateway'), new Error('x')]) {
    expect(isUncertain(error)).toBe(true);
    expect(failureText(what, error, 'this person')).not.toContain(what);
    expect(failureText(what, error, 'this person')).toContain(
      'The log of this person tells whether it was done',
    );
  }
  expect(failureText(what, new ApiError(0, 'x'), 'this person')).toContain('The connection was lost');
});

it('[M10] without the payment provider nothing was done, and the text says so', () => {
  const away = new ApiError(503, 'x', { code: 'payments.unavailable', message: 'The provider is away.' });
  expect(failureText('Nothing was refunded.', away, 'this order')).toBe(
    'Nothing was refunded. The provider is away. Nothing was changed.',
  );
});
