import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { createQueryClient, imageKey, isWorthRetrying, refreshAfterChange } from './query-client';

it('[M1] a refused call is not retried, and a failed one is retried three times', () => {
  for (const status of [400, 401, 403, 404, 429]) {
    expect(isWorthRetrying(0, new ApiError(status, 'refused'))).toBe(false);
  }
  const broken = new ApiError(502, 'Bad gateway');
  expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, broken))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isWorthRetrying(0, new ApiError(0, 'No connection.'))).toBe(true);
});

it('[M1] a change makes figures and lists stale, but not page images', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['overview'], {});
  queryClient.setQueryData([imageKey, 1, 1, 'thumb'], new Blob());
  await refreshAfterChange(queryClient);
  expect(queryClient.getQueryState(['overview'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState([imageKey, 1, 1, 'thumb'])?.isInvalidated).toBe(false);
});
