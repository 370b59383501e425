import type { StaffOrder } from '@aw/contracts/orders/staff';
import { statusLabels } from '@aw/contracts/orders/states';
import { Badge } from '@aw/ui/primitives/badge';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOpener } from '../../actions/use-opener';
import { auditAddress } from '../../format/audit-address';
import { dueLabel } from '../../format/due-labels';
import { shortOrderNumber } from '../../format/order-number';
import { ItemPanel, PanelBody, PanelSection } from '../../resource-list/item-panel';
import { LogList } from '../../resource-list/log-section';
import type { PanelProps } from '../../resource-list/resource-list';
import { useConsole } from '../../services/console-services';
import { actionsFor, type DialogName } from './actions/actions-for';
import { BriefSection } from './panel/brief-section';
import { DisputesSection } from './panel/disputes-section';
import { logLabel } from './panel/log-labels';
import { MessagesSection } from './panel/messages-section';
import { NotesSection } from './panel/notes-section';
import { OrderActions } from './panel/order-actions';
import { OrderFacts } from './panel/order-facts';
import { OrderFileLine } from './panel/order-file-line';
import { PaymentsSection } from './panel/payments-section';
import { RefundsSection } from './panel/refunds-section';
import { StatusNotes } from './panel/status-notes';
import { orderQuery } from './queries';
import { statusTones } from './status';

type OrderProps = { order: StaffOrder };

/** One order with everything that the next step needs. */
export function OrderPanel({ id, ...place }: PanelProps<string>) {
  const { api } = useConsole();
  const query = useQuery(orderQuery(api, id));
  const [dialog, setDialog] = useState<DialogName>();
  const opener = useOpener(dialog !== undefined);
  const show = (name: DialogName | undefined, from?: HTMLElement | null) => {
    if (name !== undefined) opener.current = from ?? null;
    setDialog(name);
  };
  const number = shortOrderNumber(id);
  return (
    <ItemPanel
      {...place}
      id={id}
      copyLabel="Copy order ID"
      title={query.data ? (query.data.topic ?? 'No topic yet') : `Order ${number}`}
      label={`Order ${number}`}
      status={query.data && <OrderStatus order={query.data} />}
      query={query}
      change={query.data && statusLabels[query.data.status]}
      texts={{
        loading: 'Loading the order…',
        missing: `Order ${number} not found`,
        failed: 'The order did not load',
      }}
    >
      {(order) => (
        <>
          <PanelBody>
            <StatusNotes order={order} />
            <OrderFacts
              order={order}
              hasId={!place.isBesideList}
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
      )}
    </ItemPanel>
  );
}

/** Files of the order, except those that are shown with a message. */
function FilesSection({ order: { id, files, messages } }: OrderProps) {
  const inMessages = new Set(messages.flatMap((message) => message.files.map((file) => file.id)));
  const shown = files.filter((file) => !inMessages.has(file.id));
  if (shown.length === 0) return null;
  return (
    <PanelSection title="Files">
      <ul className="grid gap-2">
        {shown.map((file) => (
          <OrderFileLine key={file.id} orderId={id} file={file} />
        ))}
      </ul>
    </PanelSection>
  );
}

/** Status of the order, and by how much it is late. */
function OrderStatus({ order: { status, isLate, dueAt } }: OrderProps) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1.5">
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      {isLate && dueAt && (
        <Badge tone="danger" icon={TriangleAlert} isPlain>
          {dueLabel(dueAt, true)}
        </Badge>
      )}
    </span>
  );
}

/** Log of the order, newest first, with a link to the detailed changes by staff. */
function OrderLog({ order: { id, log, name, price } }: OrderProps) {
  const newestFirst = [...log].sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id);
  const entries = newestFirst.map((entry) => ({
    key: entry.id,
    at: entry.at,
    text: logLabel(entry, name, price.currency),
  }));
  return (
    <PanelSection title="Log">
      <LogList entries={entries} />
      <p className="text-13">
        <Link to={auditAddress(`order:${id}`)}>Full log with all changes</Link>
      </p>
    </PanelSection>
  );
}
