import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { uploadProblem } from './file-rows';

it('[Q12] a file that the server refused cannot be retried, and one that did not arrive can', () => {
  expect(uploadProblem(new ApiError(415, 'No')).canRetry).toBe(false);
  for (const status of [0, 429, 503]) expect(uploadProblem(new ApiError(status, 'Away')).canRetry).toBe(true);
});
