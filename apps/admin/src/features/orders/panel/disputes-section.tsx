import { deadlineText } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Download } from 'lucide-react';
import { momentText } from '../../../format/moments';
import { spelledOut } from '../../../format/spelled-out';
import { PanelSection } from '../../../resource-list/item-panel';
import { useOrderChanges } from '../actions/use-order-changes';

/** Disputed payments, with the evidence pack of the order. */
export function DisputesSection({ order }: { order: StaffOrder }) {
  const { saveEvidence } = useOrderChanges(order);
  if (order.disputes.length === 0) return null;
  return (
    <PanelSection title="Disputes">
      <ul className="grid gap-2 text-13">
        {order.disputes.map(({ id, amountMinor, reason, status, isOpen, dueBy, submittedAt }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
            <span className="wrap-anywhere">
              {moneyText(amountMinor, order.price.currency)}, {spelledOut(reason).toLowerCase()}
              <span className="block text-12 text-ink-muted">
                {submittedAt
                  ? `Evidence submitted ${momentText(submittedAt)}`
                  : dueBy && `Evidence due ${deadlineText(dueBy)}`}
              </span>
            </span>
            <Badge tone={isOpen ? 'danger' : 'neutral'} isPlain>
              {spelledOut(status)}
            </Badge>
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          icon={Download}
          isPending={saveEvidence.isPending}
          pendingLabel="Collecting…"
          onClick={() => saveEvidence.mutate()}
        >
          Save evidence pack
        </Button>
      </div>
    </PanelSection>
  );
}
