import { ApiError } from '@aw/contracts/api-error';
import { ErrorState } from '@aw/ui/primitives/error-state';

type LoadFailedProps = {
  /** Sentence that names the part, such as 'The documents did not load'. */
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
};

const retryAdvice = 'Nothing was lost. Please try again in a moment.';

/** Explains a failed request, with a retry button. The reason of a rate limit says when it ends. */
export function LoadFailed({ title, error, onRetry, isRetrying }: LoadFailedProps) {
  const isOffline = error instanceof ApiError && error.status === 0;
  const isLimited = error instanceof ApiError && error.status === 429;
  return (
    <ErrorState
      title={isLimited ? 'Please wait a moment' : title}
      cause={isOffline ? 'offline' : 'error'}
      requestId={error instanceof ApiError && !isLimited ? error.requestId : undefined}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {isLimited ? error.reason : isOffline ? 'You are offline. Nothing was lost.' : retryAdvice}
    </ErrorState>
  );
}
