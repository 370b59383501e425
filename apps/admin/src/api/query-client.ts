import { ApiError } from '@aw/contracts/api-error';
import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;

/** Whether a failed read is tried again: three times, but never a refusal. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failures < 3;
}

/** The console's cache: others change what it shows, so everything goes stale after a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: minuteMs, refetchOnWindowFocus: false, retry: isWorthRetrying },
      mutations: { retry: false },
    },
  });
}

/**
 * For what a dialog asks before its change, such as a dry run: asked whenever the dialog is opened, and not read again
 * after a change, since once its own is made the server would only refuse it.
 */
export const askedOnOpening = { staleTime: 'static', gcTime: 0 } as const;

/** First part of the keys of images, which never change. */
export const imageKey = 'image';

/** Reads everything on the page again after a change: lists, figures and the log may all show it. */
export function refreshAfterChange(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== imageKey });
}
