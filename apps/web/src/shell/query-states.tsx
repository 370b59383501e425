import { ApiError } from '@aw/contracts/api-error';
import { ErrorState } from '@aw/ui/primitives/error-state';
import { LoadingRegion } from '@aw/ui/primitives/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHydrated } from '~/lib/use-hydrated';

type Loadable<T> = Pick<UseQueryResult<T[]>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };

type QueryStatesProps<T> = {
  query: Loadable<T>;
  /** Name of the items, as at the start of a sentence: 'Schools'. */
  noun: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** Shows exactly one of a list's four states: loading, error with a retry, empty, or the list. */
export function QueryStates<T>({ query, noun, skeleton, empty, children }: QueryStatesProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const isHydrated = useHydrated();
  if (data && isHydrated) return data.length > 0 ? children(data) : empty;
  if (error && isHydrated)
    return <LoadError error={error} noun={noun} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <LoadingRegion label={`Loading ${noun.toLowerCase()}…`}>{skeleton}</LoadingRegion>;
}

type LoadErrorProps = {
  error: unknown;
  noun: string;
  isRetrying: boolean;
  onRetry: () => void;
  level?: 2 | 3;
};

/** Says what did not load and why, with a retry button. Distinguishes a missing connection from a refusal. */
export function LoadError({ error, noun, isRetrying, onRetry, level = 3 }: LoadErrorProps) {
  const apiError = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState
      level={level}
      title={`${noun} did not load`}
      cause={apiError?.status === 0 ? 'offline' : 'error'}
      requestId={apiError?.requestId}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {apiError?.reason ?? 'Something went wrong. Nothing was lost.'}
    </ErrorState>
  );
}
