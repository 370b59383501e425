import { Button } from './button';
import { figure } from './count-of';

type LoadMoreProps = {
  /** How many rows are on the page now. */
  shownCount: number;
  /** How many there are, when it is known. */
  totalCount?: number;
  /** The plural, such as 'documents'. */
  noun: string;
  hasMore: boolean;
  isLoading?: boolean;
  onLoadMore: () => void;
};

/** The foot of a list that goes on: how much of it is shown, announced when it grows, and the next part. */
export function LoadMore(props: LoadMoreProps) {
  const { shownCount, totalCount, noun, hasMore, isLoading = false, onLoadMore } = props;
  const shown = figure(shownCount);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p role="status" className="text-14 text-ink-muted tabular-nums">
        {totalCount === undefined
          ? `Showing ${shown} ${noun}`
          : `Showing ${shown} of ${figure(totalCount)} ${noun}`}
      </p>
      {hasMore && (
        <Button onClick={onLoadMore} isPending={isLoading} pendingLabel="Loading…">
          Load more
        </Button>
      )}
    </div>
  );
}
