import { ApiError } from '@aw/contracts/api-error';
import { QueryClient } from '@tanstack/react-query';

const maxRetries = 3;

/** Refusals (4xx) are final; everything else is tried up to three more times. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failureCount < maxRetries;
}

/** The cache of one visit: data never goes stale by itself, mutations invalidate what they change. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: shouldRetry,
        // Offline calls fail and say so, instead of waiting behind a skeleton.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
