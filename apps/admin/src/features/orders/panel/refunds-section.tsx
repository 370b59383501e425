import { moneyText } from '@aw/contracts/money-text';
import type { StaffOrder, StaffRefund } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { meQuery } from '../../../api/shared-queries';
import { LogTime } from '../../../format/log-time';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { RecordRefundDialog } from '../actions/record-refund-dialog';
import { useOrderChanges } from '../actions/use-order-changes';
import { causeLabel, mergedRefundText, refundStatus } from '../money-labels';

/** Refunds that were made, are on their way or wait for someone. */
export function RefundsSection({ order }: { order: StaffOrder }) {
  const [settling, setSettling] = useState<StaffRefund>();
  const section = useRef<HTMLDivElement>(null);
  if (order.refunds.length === 0) return null;
  return (
    <PanelSection title="Refunds">
      <div ref={section} tabIndex={-1} className="outline-none">
        <ul className="grid gap-2.5 text-13">
          {order.refunds.map((refund) => (
            <RefundLine key={refund.id} order={order} refund={refund} onSettle={() => setSettling(refund)} />
          ))}
        </ul>
      </div>
      {settling && (
        <RecordRefundDialog
          order={order}
          refund={settling}
          isOpen
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            setSettling(undefined);
            section.current?.focus();
          }}
        />
      )}
    </PanelSection>
  );
}

type RefundLineProps = { order: StaffOrder; refund: StaffRefund; onSettle: () => void };

/** One refund with its next step. */
function RefundLine({ order, refund, onSettle }: RefundLineProps) {
  const { amountMinor, reason, cause, requestedBy, approvedBy, failure } = refund;
  const status = refundStatus(refund);
  const at = refund.settledAt ?? refund.createdAt;
  const mergedText = mergedRefundText(refund, order);
  const users = [requestedBy && `requested by ${requestedBy}`, approvedBy && `approved by ${approvedBy}`];
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-2">
      <LogTime at={at} />
      <span className="wrap-anywhere">
        {moneyText(amountMinor, order.price.currency)}: {reason}
        <span className="block text-12 text-ink-muted">
          {[causeLabel(cause), ...users].filter(Boolean).join(', ')}
        </span>
        {mergedText && <span className="block text-12 text-ink-muted">{mergedText}</span>}
        {failure && <span className="block text-12 text-danger">{failure}</span>}
      </span>
      <Badge tone={status.tone} isPlain>
        {status.label}
      </Badge>
      <span className="col-span-2 col-start-2 flex flex-wrap gap-2 pt-1 empty:hidden">
        <RefundStep order={order} refund={refund} onSettle={onSettle} />
      </span>
    </li>
  );
}

function RefundStep({ order, refund, onSettle }: RefundLineProps) {
  const { api } = useConsole();
  const me = useQuery(meQuery(api)).data?.admin.username;
  const { decide, cancelRefund, retry } = useOrderChanges(order);
  const { id: refundId, status, isByCard, requestedBy } = refund;
  if (status === 'awaiting_approval' && requestedBy === me) {
    return (
      <span className="text-12 text-ink-muted">You requested it, so someone else has to approve it.</span>
    );
  }
  if (status === 'awaiting_approval') {
    const isSending = (isApproved: boolean) => decide.isPending && decide.variables.isApproved === isApproved;
    return (
      <>
        <Button
          size="sm"
          isPending={isSending(true)}
          disabled={isSending(false)}
          onClick={() => decide.mutate({ refundId, isApproved: true })}
        >
          Approve
        </Button>
        <Button
          size="sm"
          variant="quiet"
          isPending={isSending(false)}
          disabled={isSending(true)}
          onClick={() => decide.mutate({ refundId, isApproved: false })}
        >
          Decline
        </Button>
      </>
    );
  }
  if (status === 'pending' && !isByCard) {
    return (
      <Button size="sm" onClick={onSettle}>
        Record as sent…
      </Button>
    );
  }
  if (status !== 'failed') return null;
  return isByCard ? (
    <>
      <Button
        size="sm"
        isPending={retry.isPending}
        pendingLabel="Sending…"
        onClick={() => retry.mutate(refundId)}
      >
        Try again
      </Button>
      <Button
        size="sm"
        variant="quiet"
        isPending={cancelRefund.isPending}
        onClick={() => cancelRefund.mutate(refundId)}
      >
        Cancel refund
      </Button>
    </>
  ) : (
    <Button size="sm" onClick={onSettle}>
      Record as sent…
    </Button>
  );
}
