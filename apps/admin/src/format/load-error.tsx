import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { ErrorState } from '@aw/ui/primitives/error-state';
import type { ReactNode } from 'react';

/** Result of a query that failed. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadErrorProps = {
  title: string;
  query: FailedQuery;
  /** Says what was not lost. */
  children?: ReactNode;
};

/** Says why something did not load and what was not lost, and offers to try again. */
export function LoadError({ title, query: { error, isFetching, refetch }, children }: LoadErrorProps) {
  const cause = error instanceof ApiError && error.status === 0 ? 'offline' : 'error';
  return (
    <ErrorState
      title={title}
      cause={cause}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      <p>{reasonOf(error)}</p>
      {children && <p>{children}</p>}
    </ErrorState>
  );
}

type LoadedProps<Data> = {
  query: FailedQuery & { data: Data | undefined };
  /** Title of the error if loading failed. */
  failed: string;
  /** Shown until the data arrives. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Exactly one of: the loaded data, an error with a button that tries again, or the loading state. */
export function Loaded<Data>({ query, failed, loading = null, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <LoadError title={failed} query={query} /> : loading;
}
