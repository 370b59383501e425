import { ApiError } from '@aw/contracts/api-error';
import { ErrorState } from '@aw/ui/error-state';

type LoadFailedProps = {
  /** What did not load, such as 'The documents did not load'. */
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
};

/** A failed request in words, with its retry; says whether the connection or the server was the cause. */
export function LoadFailed({ title, error, onRetry, isRetrying }: LoadFailedProps) {
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <ErrorState
      title={title}
      cause={isOffline ? 'offline' : 'error'}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {isOffline
        ? 'There is no connection. Nothing was lost.'
        : 'Nothing was lost. Please try again in a moment.'}
    </ErrorState>
  );
}
