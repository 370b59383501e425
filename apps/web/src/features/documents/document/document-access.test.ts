import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { unlockFailure } from './document-access';

it('[D10] a failed unlock says why, and one without a response does not claim that no credit was spent', () => {
  const message = 'You have no unlock credits left.';
  const none = new ApiError(409, '', { code: 'credits.none', message });
  expect(unlockFailure(none)).toEqual({ title: 'No Credits Left', description: message });
  expect(unlockFailure(new ApiError(502, '<html>Bad gateway</html>'))).toEqual({
    title: 'No Response',
    description: 'Something went wrong. Please try again. You never pay twice for the same document.',
  });
});
