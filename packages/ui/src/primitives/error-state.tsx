import { RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';

type ErrorStateProps = {
  /** Failed action, such as 'Documents did not load'. */
  title: string;
  /** Explanation of what is safe and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
  cause?: 'offline' | 'error';
  /** Request id for support, if the server sent one. */
  requestId?: string;
  level?: 2 | 3;
};

/** Shows that something did not load: what happened, what is safe, and a retry. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    children,
    onRetry,
    isRetrying,
    retryLabel = 'Try again',
    cause = 'error',
    requestId,
  } = props;
  const Heading = props.level === 3 ? 'h3' : 'h2';
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-2 border border-line p-5">
      <span className="text-caution">
        <Icon icon={cause === 'offline' ? WifiOff : TriangleAlert} size="lg" />
      </span>
      <Heading className="text-18 leading-title">{title}</Heading>
      {children && <div className="text-14 text-ink-muted">{children}</div>}
      {requestId && (
        <p className="text-13 text-ink-faint">
          Request <span className="font-mono wrap-anywhere">{requestId}</span>
        </p>
      )}
      {onRetry && (
        <div className="mt-1.5">
          <Button icon={RotateCw} onClick={onRetry} isPending={isRetrying} pendingLabel="Trying again…">
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
