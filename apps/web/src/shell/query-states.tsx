import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { ErrorState } from '@aw/ui/primitives/error-state';
import { LoadingRegion } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { useHydrated } from '~/lib/use-hydrated';

/** Result of a query that failed. */
export type FailedQuery = { error: unknown; isFetching?: boolean; refetch: () => unknown };

type QueryStatesProps<T> = {
  query: FailedQuery & { data: T[] | undefined };
  /** Name of the items, as at the start of a sentence: 'Schools'. */
  noun: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** Shows exactly one of a list's four states: loading, error with a retry, empty, or the list. */
export function QueryStates<T>({ query, noun, skeleton, empty, children }: QueryStatesProps<T>) {
  const { data, error } = query;
  const isHydrated = useHydrated();
  if (data && isHydrated) return data.length > 0 ? children(data) : empty;
  if (error && isHydrated) return <LoadError title={`${noun} did not load`} query={query} />;
  return <LoadingRegion label={`Loading ${noun.toLowerCase()}…`}>{skeleton}</LoadingRegion>;
}

type LoadErrorProps = {
  /** Sentence that names the part: 'The documents did not load'. */
  title: string;
  query: FailedQuery;
  level?: 2 | 3;
};

/** Says what did not load and why, with a retry button. The reason of a rate limit says when it ends. */
export function LoadError({ title, query: { error, isFetching, refetch }, level = 3 }: LoadErrorProps) {
  const apiError = error instanceof ApiError ? error : undefined;
  const isLimited = apiError?.status === 429;
  return (
    <ErrorState
      level={level}
      title={isLimited ? 'Please wait a moment' : title}
      cause={apiError?.status === 0 ? 'offline' : 'error'}
      requestId={isLimited ? undefined : apiError?.requestId}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {reasonOf(error, 'Something went wrong. Nothing was lost.')}
    </ErrorState>
  );
}
