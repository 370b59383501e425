import { ApiError } from '@aw/contracts/api-error';
import { statusLabels } from '@aw/contracts/orders/states';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shortOrderNumber } from '../../../format/order-number';
import { PanelBody, PanelFrame } from '../../../resource-list/panel-frame';
import { PanelPending } from '../../../resource-list/panel-pending';
import { useConsole } from '../../../services/console-services';
import { actionsFor, type DialogName } from '../actions/actions-for';
import { orderQuery } from '../queries';
import { BriefSection } from './brief-section';
import { DisputesSection } from './disputes-section';
import { FilesSection } from './files-section';
import { MessagesSection } from './messages-section';
import { NotesSection } from './notes-section';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderHead } from './order-head';
import { OrderLog } from './order-log';
import { PaymentsSection } from './payments-section';
import { RefundsSection } from './refunds-section';
import { StatusNotes } from './status-notes';

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
