import { Button } from './button';
import { formatNumber } from './format-count';

type LoadMoreProps = {
  /** Number of rows on the page. */
  shownCount: number;
  /** Total number of rows, if it is known. */
  totalCount?: number;
  /** Plural noun, such as 'documents'. */
  noun: string;
  hasMore: boolean;
  isLoading?: boolean;
  onLoadMore: () => void;
};

/** End of a list with more rows: shows how many are loaded, announces changes, and loads the next ones. */
export function LoadMore(props: LoadMoreProps) {
  const { shownCount, totalCount, noun, hasMore, isLoading = false, onLoadMore } = props;
  const shown = formatNumber(shownCount);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p role="status" className="text-14 text-ink-muted tabular-nums">
        {totalCount === undefined
          ? `Showing ${shown} ${noun}`
          : `Showing ${shown} of ${formatNumber(totalCount)} ${noun}`}
      </p>
      {hasMore && (
        <Button onClick={onLoadMore} isPending={isLoading} pendingLabel="Loading…">
          Load more
        </Button>
      )}
    </div>
  );
}
