import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { ErrorState } from '@aw/ui/primitives/error-state';
import type { ReactNode } from 'react';

type LoadErrorProps = {
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  /** What is safe. */
  children?: ReactNode;
};

/** Something that did not load: why, what is safe, and a retry. */
export function LoadError({ title, error, onRetry, isRetrying, children }: LoadErrorProps) {
  const cause = error instanceof ApiError && error.status === 0 ? 'offline' : 'error';
  return (
    <ErrorState
      title={title}
      cause={cause}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      <p>{reasonOf(error)}</p>
      {children && <p>{children}</p>}
    </ErrorState>
  );
}
