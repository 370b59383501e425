import type { OrderMessage } from '@aw/contracts/orders/shapes';
import { type StaffOrder, staffMarkOrderRead } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshAfterChange } from '../../../api/query-client';
import { logTime } from '../../../format/moments';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { OrderFileLine } from './order-file-line';

type MessagesSectionProps = { order: StaffOrder };

const initialCount = 3;

/** Messages between the customer and staff. Showing them marks them as read. */
export function MessagesSection({ order: { id, messages, unreadMessages } }: MessagesSectionProps) {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (unreadMessages === 0) return;
    // A failure needs no message: the figures show it, and the messages stay new.
    void api
      .call(staffMarkOrderRead, { params: { orderId: id } })
      .then(() => refreshAfterChange(queryClient))
      .catch(() => undefined);
  }, [api, queryClient, id, unreadMessages]);
  if (messages.length === 0) return null;
  const shown = isWhole ? messages : messages.slice(-initialCount);
  const hiddenCount = messages.length - shown.length;
  return (
    <PanelSection title="Messages">
      {hiddenCount > 0 && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
            Show {formatCount(hiddenCount, 'earlier message')}
          </Button>
        </div>
      )}
      <ol className="grid gap-3">
        {shown.map((message) => (
          <Message key={message.id} orderId={id} message={message} />
        ))}
      </ol>
    </PanelSection>
  );
}

const senders: Record<OrderMessage['from'], string> = {
  customer: 'customer',
  writer: 'writer',
  support: 'support',
};

function Message({ orderId, message }: { orderId: string; message: OrderMessage }) {
  const { from, name, body, files, createdAt } = message;
  return (
    <li
      data-from={from}
      className="grid grid-cols-1 gap-1.5 rounded-2 bg-surface-raised px-3 py-2.5 text-13 data-[from=customer]:bg-accent-surface"
    >
      <p className="flex flex-wrap justify-between gap-x-2 text-12 text-ink-muted">
        <span>
          <b className="font-strong text-ink">{name}</b>
          {name.toLowerCase() !== senders[from] && `, ${senders[from]}`}
        </span>
        <time dateTime={createdAt} title={formatAbsoluteTime(new Date(createdAt))} className="tabular-nums">
          {logTime(createdAt)}
        </time>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{body}</p>
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file) => (
            <OrderFileLine key={file.id} orderId={orderId} file={file} />
          ))}
        </ul>
      )}
    </li>
  );
}
