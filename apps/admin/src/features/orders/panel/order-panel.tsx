import { ApiError } from '@aw/contracts/api-error';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { statusLabels } from '@aw/contracts/orders/states';
import { Badge } from '@aw/ui/primitives/badge';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { dueLabel } from '../../../format/due-labels';
import { logTime } from '../../../format/moments';
import { shortOrderNumber } from '../../../format/order-number';
import { PanelBody, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelHead } from '../../../resource-list/panel-head';
import { PanelPending } from '../../../resource-list/panel-pending';
import { PanelSection } from '../../../resource-list/panel-section';
import { useConsole } from '../../../services/console-services';
import { actionsFor, type DialogName } from '../actions/actions-for';
import { orderQuery } from '../queries';
import { statusTones } from '../status';
import { BriefSection } from './brief-section';
import { DisputesSection } from './disputes-section';
import { FileLine } from './file-line';
import { logLabel } from './log-labels';
import { MessagesSection } from './messages-section';
import { NotesSection } from './notes-section';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { PaymentsSection } from './payments-section';
import { RefundsSection } from './refunds-section';
import { StatusNotes } from './status-notes';

type OrderLogProps = { order: StaffOrder };

type OrderHeadProps = {
  id: string;
  order: StaffOrder | undefined;
  isBesideList: boolean;
  onClose: () => void;
};

type FilesSectionProps = { order: StaffOrder };

type OrderPanelProps = {
  id: string;
  /** Beside the list; otherwise it stands in the list's place. */
  isBesideList: boolean;
  onClose: () => void;
};

/** One order with everything that the next step needs. */
export function OrderPanel({ id, isBesideList, onClose }: OrderPanelProps) {
  const { api } = useConsole();
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(api, id));
  const [dialog, setDialog] = useState<DialogName>();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    // The dialog took the focus with it; whoever opened it goes on where they were.
    if (dialog === undefined && document.activeElement === document.body) opener.current?.focus();
  }, [dialog]);
  const show = (name: DialogName | undefined, from?: HTMLElement | null) => {
    if (name !== undefined) opener.current = from ?? null;
    setDialog(name);
  };
  const number = shortOrderNumber(id);
  return (
    <PanelFrame
      label={`Order ${number}`}
      isBesideList={isBesideList}
      change={order && statusLabels[order.status]}
    >
      <OrderHead id={id} order={order} isBesideList={isBesideList} onClose={onClose} />
      {order ? (
        <>
          <PanelBody>
            <StatusNotes order={order} />
            <OrderFacts
              order={order}
              hasId={!isBesideList}
              onReassign={actionsFor(order).has('assign') ? () => show('assign') : undefined}
            />
            <BriefSection order={order} />
            <MessagesSection order={order} />
            <FilesSection order={order} />
            <PaymentsSection order={order} />
            <RefundsSection order={order} />
            <DisputesSection order={order} />
            <OrderLog order={order} />
            <NotesSection order={order} />
          </PanelBody>
          <OrderActions order={order} open={dialog} onOpenChange={show} />
        </>
      ) : (
        <PanelPending
          error={error}
          title={
            error instanceof ApiError && error.status === 404
              ? `There is no order ${number}`
              : 'The order did not load'
          }
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          label="Loading the order…"
        />
      )}
    </PanelFrame>
  );
}

/** The brief's files, drafts and deliveries; what goes with a message stands there. */
function FilesSection({ order: { id, files, messages } }: FilesSectionProps) {
  const inMessages = new Set(messages.flatMap((message) => message.files.map((file) => file.id)));
  const shown = files.filter((file) => !inMessages.has(file.id));
  if (shown.length === 0) return null;
  return (
    <PanelSection title="Files">
      <ul className="grid gap-2">
        {shown.map((file) => (
          <FileLine key={file.id} orderId={id} file={file} />
        ))}
      </ul>
    </PanelSection>
  );
}

/** Which order it is and where it stands. */
function OrderHead({ id, order, isBesideList, onClose }: OrderHeadProps) {
  return (
    <PanelHead
      id={id}
      copyLabel="Copy order number"
      title={order ? (order.topic ?? 'No topic yet') : `Order ${shortOrderNumber(id)}`}
      isBesideList={isBesideList}
      onClose={onClose}
      status={
        order && (
          <span className="flex flex-wrap gap-x-3 gap-y-1.5">
            <Badge tone={statusTones[order.status]}>{statusLabels[order.status]}</Badge>
            {order.isLate && order.dueAt && (
              <Badge tone="danger" icon={TriangleAlert} isPlain>
                {dueLabel(order.dueAt, true)}
              </Badge>
            )}
          </span>
        )
      }
    />
  );
}

/** What happened to the order, newest first, and the way to what staff changed in detail. */
function OrderLog({ order: { id, log, name, price } }: OrderLogProps) {
  const newestFirst = [...log].sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id);
  return (
    <PanelSection title="Log">
      <ol className="grid gap-1.5 text-13">
        {newestFirst.map((entry) => (
          <li key={entry.id} className="grid grid-cols-[52px_1fr] gap-2">
            <time
              dateTime={entry.at}
              title={formatAbsoluteTime(new Date(entry.at))}
              className="text-ink-faint tabular-nums"
            >
              {logTime(entry.at)}
            </time>
            <span className="wrap-anywhere">{logLabel(entry, name, price.currency)}</span>
          </li>
        ))}
      </ol>
      <p className="text-13">
        <Link to={`/admin/audit?${new URLSearchParams({ target: `order:${id}` })}`}>
          The whole log, with what changed
        </Link>
      </p>
    </PanelSection>
  );
}
