import { ApiError } from '@aw/contracts/api-error';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, shouldRetry } from './query-client';

afterEach(() => {
  vi.useRealTimers();
});

describe('the query cache', () => {
  it('[X4] retries a failed read three times, and a refused one never', () => {
    const broken = new ApiError(503, 'Busy');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, broken))).toEqual([true, true, true, false]);
    expect(shouldRetry(0, new ApiError(0, 'No connection.'))).toBe(true);
    for (const status of [400, 401, 403, 404, 409, 429])
      expect(shouldRetry(0, new ApiError(status, 'No'))).toBe(false);
  });

  it('[X4] retries a server error automatically three times, and the fourth answer counts', async () => {
    vi.useFakeTimers();
    let calls = 0;
    const queryFn = async () => {
      calls += 1;
      if (calls < 4) throw new ApiError(503, 'Busy');
      return ['a school'];
    };
    const answer = createQueryClient().fetchQuery({ queryKey: ['schools'], queryFn });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual(['a school']);
    expect(calls).toBe(4);
  });

  it('[X4] [D24] one lost call among the pages of a restored list is repeated, and the list is loaded', async () => {
    vi.useFakeTimers();
    const calls: number[] = [];
    const cache = createQueryClient();
    const restored = cache.prefetchInfiniteQuery({
      queryKey: ['restored'],
      queryFn: async ({ pageParam }) => {
        calls.push(pageParam);
        if (calls.length === 2) throw new ApiError(0, 'No connection.');
        return pageParam;
      },
      initialPageParam: 1,
      getNextPageParam: (page: number) => page + 1,
      pages: 3,
    });
    await vi.runAllTimersAsync();
    await restored;
    expect(cache.getQueryData(['restored'])).toMatchObject({ pages: [1, 2, 3] });
  });

  it('[X4] keeps data fresh for the whole visit and does not refetch on focus', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries?.staleTime).toBe(Number.POSITIVE_INFINITY);
    expect(queries?.refetchOnWindowFocus).toBe(false);
    expect(mutations?.retry).toBe(false);
  });
});
