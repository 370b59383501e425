import { isRefusal } from '@aw/contracts/api-error';
import { QueryClient } from '@tanstack/react-query';

const maxRetries = 3;

/** Returns whether to retry. Refusals (4xx) are final; other failures are retried up to three times. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return !isRefusal(error) && failureCount < maxRetries;
}

/** Creates the cache of one visit. Data stay fresh until mutations invalidate them. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: shouldRetry,
        // Offline calls fail with a message instead of waiting behind a skeleton.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
