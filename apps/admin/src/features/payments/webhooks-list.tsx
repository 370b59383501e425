import { staffReplayWebhook, type WebhookEvent } from '@aw/contracts/payments/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Select } from '@aw/ui/primitives/select';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { useChange } from '../../api/use-change';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import { useMediaQuery } from '../../format/use-media-query';
import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { type WebhookStatus, webhookStatuses } from './list-state';
import { webhooksQuery } from './queries';

/** What became of a notice. */
const webhookStatusLabels: Record<
  WebhookStatus,
  { label: string; tone: 'accent' | 'positive' | 'danger' | 'neutral' }
> = {
  waiting: { label: 'Waiting', tone: 'accent' },
  done: { label: 'Settled', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  ignored: { label: 'Not needed', tone: 'neutral' },
};

type WebhookRowProps = {
  notice: WebhookEvent;
  /** Whether order and date have columns of their own. */
  isRoomy: boolean;
};

type WebhooksListProps = {
  status: WebhookStatus | undefined;
  onStatusChange: (status: WebhookStatus | undefined) => void;
};

/** What the payment provider told us, the latest first, and what became of it. */
export function WebhooksList({ status, onStatusChange }: WebhooksListProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="max-w-60">
        <Select
          label="Which notices"
          size="sm"
          value={status ?? ''}
          onValueChange={(value) => onStatusChange(webhookStatuses.find((one) => one === value))}
          options={[
            { value: '', label: 'All notices' },
            ...webhookStatuses.map((value) => ({ value, label: webhookStatusLabels[value].label })),
          ]}
        />
      </div>
      <Notices status={status} />
    </div>
  );
}

function Notices({ status }: { status: WebhookStatus | undefined }) {
  const { api } = useConsole();
  const { rows, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = useLoadedRows(
    webhooksQuery(api, status),
  );
  const isRoomy = useMediaQuery('(min-width: 47.5rem)');
  if (!rows && error) {
    return (
      <LoadError title="The notices did not load" error={error} isRetrying={isRetrying} onRetry={retry} />
    );
  }
  if (!rows) return <ListSkeleton label="Loading notices…" />;
  if (rows.length === 0) {
    return (
      <EmptyState icon={Webhook} title={status ? 'No such notice' : 'No notices yet'}>
        Each signed notice of the payment provider is kept here, once, with what became of it.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table label="Notices">
        <TableHead>
          <TableHeadCell>What</TableHeadCell>
          {isRoomy && <TableHeadCell>Order</TableHeadCell>}
          <TableHeadCell>State</TableHeadCell>
          {isRoomy && <TableHeadCell>Came</TableHeadCell>}
          <TableHeadCell align="end">Again</TableHeadCell>
        </TableHead>
        <TableBody>
          {rows.map((notice) => (
            <WebhookRow key={notice.id} notice={notice} isRoomy={isRoomy} />
          ))}
        </TableBody>
      </Table>
      {hasMore && (
        <LoadMore
          shownCount={rows.length}
          noun="notices"
          hasMore
          isLoading={isLoadingMore}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}

/** One notice; replayed, what it names is fetched again and settled. */
function WebhookRow({ notice, isRoomy }: WebhookRowProps) {
  const { id, type, status, orderId, error, receivedAt } = notice;
  const { api } = useConsole();
  const standing = webhookStatusLabels[status];
  const replay = useChange({
    send: () => api.call(staffReplayWebhook, { params: { eventId: id } }),
    done: (after) => ({
      title: after.status === 'failed' ? 'It failed again' : 'Notice settled',
      description: after.error ?? `${type}: ${webhookStatusLabels[after.status].label.toLowerCase()}.`,
      tone: after.status === 'failed' ? 'danger' : 'default',
    }),
  });
  const orderLink = orderId && <Link to={orderAddress(orderId)}>{shortOrderNumber(orderId)}</Link>;
  return (
    <TableRow>
      <TableCell kind="lead" title={id}>
        {type}
        {!isRoomy && orderLink && <span className="block font-mono text-12 font-normal">{orderLink}</span>}
        {error && (
          <span className="block truncate text-12 font-normal text-danger" title={error}>
            {error}
          </span>
        )}
      </TableCell>
      {isRoomy && <TableCell kind="id">{orderLink}</TableCell>}
      <TableCell>
        <Badge tone={standing.tone}>{standing.label}</Badge>
      </TableCell>
      {isRoomy && (
        <TableCell>
          <Time value={receivedAt} />
        </TableCell>
      )}
      <TableCell kind="number">
        <span className="inline-block py-1">
          <Button
            size="sm"
            aria-label={`Replay ${type}, ${id}`}
            isPending={replay.isPending}
            onClick={() => replay.mutate()}
          >
            Replay
          </Button>
        </span>
      </TableCell>
    </TableRow>
  );
}
