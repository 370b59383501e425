import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { Scale } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useMediaQuery } from '../../format/use-media-query';
import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { DisputeRow } from './dispute-row';
import { disputesQuery } from './queries';

/** Payments that customers took back at their bank, what is due first on top. */
export function DisputesList() {
  const { api } = useConsole();
  const { rows, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = useLoadedRows(
    disputesQuery(api),
  );
  const isRoomy = useMediaQuery('(min-width: 47.5rem)');
  if (!rows && error) {
    return (
      <LoadError title="The disputes did not load" error={error} isRetrying={isRetrying} onRetry={retry} />
    );
  }
  if (!rows) return <ListSkeleton label="Loading disputes…" />;
  if (rows.length === 0) {
    return (
      <EmptyState icon={Scale} title="No disputes">
        When a customer takes a card payment back at their bank, it stands here with the day its evidence is
        due.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table label="Disputes">
        <TableHead>
          <TableHeadCell>Order</TableHeadCell>
          {isRoomy && <TableHeadCell>Reason</TableHeadCell>}
          <TableHeadCell>State</TableHeadCell>
          <TableHeadCell>Evidence</TableHeadCell>
          <TableHeadCell align="end">USD</TableHeadCell>
        </TableHead>
        <TableBody>
          {rows.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} isRoomy={isRoomy} />
          ))}
        </TableBody>
      </Table>
      {hasMore && (
        <LoadMore
          shownCount={rows.length}
          noun="disputes"
          hasMore
          isLoading={isLoadingMore}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}
