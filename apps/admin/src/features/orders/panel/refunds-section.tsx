import type { StaffOrder, StaffRefund } from '@aw/contracts/orders/staff';
import { useRef, useState } from 'react';
import { PanelSection } from '../../../resource-list/item-panel';
import { SettleDialog } from '../actions/record-refund-dialog';
import { RefundLine } from './refund-line';

type RefundsSectionProps = { order: StaffOrder };

/** What went back, is on its way or waits for somebody. */
export function RefundsSection({ order }: RefundsSectionProps) {
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
        <SettleDialog
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
