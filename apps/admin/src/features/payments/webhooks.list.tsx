import { staffReplayWebhook, type WebhookEvent } from '@aw/contracts/payments/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Select } from '@aw/ui/primitives/select';
import { Time } from '@aw/ui/primitives/time';
import { Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { useAction } from '../../actions/use-action';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { type WebhookStatus, webhookStatuses, webhooksQuery } from './queries';

/** Labels of the results of a webhook event. */
const webhookStatusLabels: Record<
  WebhookStatus,
  { label: string; tone: 'accent' | 'positive' | 'danger' | 'neutral' }
> = {
  waiting: { label: 'Waiting', tone: 'accent' },
  done: { label: 'Processed', tone: 'positive' },
  failed: { label: 'Failed', tone: 'danger' },
  ignored: { label: 'Ignored', tone: 'neutral' },
};

type ColumnName = 'what' | 'order' | 'state' | 'came' | 'again';

/** Width in pixels from which order and date have columns of their own. */
const roomyFromPx = 650;

const columns: readonly Column<WebhookEvent, ColumnName>[] = [
  {
    name: 'what',
    head: 'Event',
    kind: 'lead',
    title: ({ id }) => id,
    cell: ({ type, orderId, error }, { has }) => (
      <>
        {type}
        {!has('order') && orderId && (
          <span className="block font-mono text-12 font-normal">
            <OrderLink orderId={orderId} />
          </span>
        )}
        {error && (
          <span className="block truncate text-12 font-normal text-danger" title={error}>
            {error}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'order',
    head: 'Order',
    kind: 'id',
    fromPx: roomyFromPx,
    cell: ({ orderId }) => orderId && <OrderLink orderId={orderId} />,
  },
  {
    name: 'state',
    head: 'State',
    cell: ({ status }) => {
      const { tone, label } = webhookStatusLabels[status];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    name: 'came',
    head: 'Received',
    fromPx: roomyFromPx,
    cell: ({ receivedAt }) => <Time value={receivedAt} />,
  },
  { name: 'again', head: 'Replay', kind: 'number', cell: (notice) => <ReplayButton notice={notice} /> },
];

const texts = {
  loading: 'Loading webhook events…',
  failed: 'The webhook events did not load',
  noun: { one: 'webhook event', many: 'webhook events' },
  isFootShort: true,
  icon: Webhook,
};

type WebhooksListProps = {
  status: WebhookStatus | undefined;
  onStatusChange: (status: WebhookStatus | undefined) => void;
};

/** Webhook events of the payment provider with their results, newest first. */
export function WebhooksList({ status, onStatusChange }: WebhooksListProps) {
  const { api } = useConsole();
  const loaded = useLoadedRows(webhooksQuery(api, status));
  const empty = {
    title: status
      ? `No ${webhookStatusLabels[status].label.toLowerCase()} webhook events`
      : 'No webhook events yet',
    text: 'Each signed event from the payment provider appears here once, with its result.',
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="max-w-60">
        <Select
          label="State of the webhook events"
          size="sm"
          value={status ?? ''}
          onValueChange={(value) => onStatusChange(webhookStatuses.find((one) => one === value))}
          options={[
            { value: '', label: 'All webhook events' },
            ...webhookStatuses.map((value) => ({ value, label: webhookStatusLabels[value].label })),
          ]}
        />
      </div>
      <LoadedTable loaded={loaded} texts={texts} empty={empty} label="Webhook events" columns={columns} />
    </div>
  );
}

function OrderLink({ orderId }: { orderId: string }) {
  return <Link to={orderAddress(orderId)}>{shortOrderNumber(orderId)}</Link>;
}

/** Processes a webhook event again. */
function ReplayButton({ notice: { id, type } }: { notice: WebhookEvent }) {
  const { api } = useConsole();
  const replay = useAction({
    send: () => api.call(staffReplayWebhook, { params: { eventId: id } }),
    done: (after) => ({
      title: after.status === 'failed' ? 'The event failed again' : 'Webhook event processed',
      description: after.error ?? `${type}: ${webhookStatusLabels[after.status].label.toLowerCase()}.`,
      tone: after.status === 'failed' ? 'danger' : 'default',
    }),
  });
  return (
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
  );
}
