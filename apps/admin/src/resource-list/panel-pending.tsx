import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { LoadError } from '../format/load-error';
import { PanelBody } from './panel-frame';

type PanelPendingProps = {
  /** Why there is no item yet; null while it loads. */
  error: unknown;
  /** What did not load. */
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
  /** What is loading, for screen readers. */
  label: string;
};

/** The place of an item that is not there: still loading, or an error with a retry. */
export function PanelPending({ error, title, isRetrying, onRetry, label }: PanelPendingProps) {
  return (
    <PanelBody>
      {error ? (
        <LoadError title={title} error={error} isRetrying={isRetrying} onRetry={onRetry} />
      ) : (
        <LoadingRegion label={label}>
          <div className="grid gap-3">
            <Skeleton shape="title" width="long" />
            <Skeleton shape="block" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </LoadingRegion>
      )}
    </PanelBody>
  );
}
