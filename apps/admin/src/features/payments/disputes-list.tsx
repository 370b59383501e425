import { bareMoney } from '@aw/contracts/money-text';
import type { StaffDispute } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Scale, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { dueLabel, dueMoment } from '../../format/due-labels';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import { spelledOut } from '../../format/spelled-out';
import { useMediaQuery } from '../../format/use-media-query';
import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { disputeAlarm } from './dispute-warning';
import { disputesQuery } from './queries';

type DisputeRowProps = {
  dispute: StaffDispute;
  /** Whether the reason has a column of its own. */
  isRoomy: boolean;
};

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

/** One dispute; its order holds everything that can be done about it. */
function DisputeRow({ dispute, isRoomy }: DisputeRowProps) {
  const { orderId, amountMinor, reason, status, isOpen } = dispute;
  return (
    <TableRow>
      <TableCell kind="id" title={orderId}>
        <Link to={orderAddress(orderId)}>{shortOrderNumber(orderId)}</Link>
      </TableCell>
      {isRoomy && <TableCell>{spelledOut(reason)}</TableCell>}
      <TableCell>
        <Badge tone={isOpen ? 'danger' : 'neutral'}>{spelledOut(status)}</Badge>
      </TableCell>
      <TableCell>
        <Evidence dispute={dispute} />
      </TableCell>
      <TableCell kind="number">{bareMoney(amountMinor)}</TableCell>
    </TableRow>
  );
}

function Evidence({ dispute }: { dispute: StaffDispute }) {
  const { dueBy, submittedAt, isOpen } = dispute;
  const alarm = disputeAlarm(dispute);
  if (submittedAt) return `Submitted ${dueMoment(submittedAt)}`;
  if (!isOpen || !dueBy) return <span className="text-ink-faint">None due</span>;
  const words = `Due ${dueLabel(dueBy, false)}`;
  return alarm === 'calm' ? (
    words
  ) : (
    <span title={dueMoment(dueBy)}>
      <Badge tone={alarm} icon={TriangleAlert} isPlain>
        {Date.parse(dueBy) < Date.now() ? dueLabel(dueBy, true) : words}
      </Badge>
    </span>
  );
}
