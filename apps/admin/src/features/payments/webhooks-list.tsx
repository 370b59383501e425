import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Select } from '@aw/ui/primitives/select';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { Webhook } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useMediaQuery } from '../../format/use-media-query';
import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { type WebhookStatus, webhookStatuses } from './list-state';
import { webhooksQuery } from './queries';
import { WebhookRow } from './webhook-row';
import { webhookStatusLabels } from './webhook-status';

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
