import { staffReplayWebhook, type WebhookEvent } from '@aw/contracts/payments/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { useChange } from '../../api/use-change';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import { useConsole } from '../../services/console-services';
import { webhookStatusLabels } from './webhook-status';

type WebhookRowProps = {
  notice: WebhookEvent;
  /** Whether order and date have columns of their own. */
  isRoomy: boolean;
};

/** One notice; replayed, what it names is fetched again and settled. */
export function WebhookRow({ notice, isRoomy }: WebhookRowProps) {
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
