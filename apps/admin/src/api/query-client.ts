import { isRefusal } from '@aw/contracts/api-error';
import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;

/** Checks whether a failed read is tried again: up to three times, but never after a refusal. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return !isRefusal(error) && failures < 3;
}

/** Creates the console's cache. Data is stale after a minute, because colleagues and users change it meanwhile. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: minuteMs, refetchOnWindowFocus: false, retry: isWorthRetrying },
      mutations: { retry: false },
    },
  });
}

/**
 * Options of a query that a dialog needs before its change, such as a dry run. It is sent each time the dialog opens,
 * and not again after the change, because the server would then refuse it.
 */
export const loadedOnOpening = { staleTime: 'static', gcTime: 0 } as const;

/** First part of the cache keys of images, which never change. */
export const imageKey = 'image';

/** Reads everything on the page again after a change, because lists, figures and the log may all show it. */
export function refreshAfterChange(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== imageKey });
}
