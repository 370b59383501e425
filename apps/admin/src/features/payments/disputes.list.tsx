import { deadlineText } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import type { StaffDispute } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Scale, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { dueLabel } from '../../format/due-labels';
import { momentText } from '../../format/moments';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import { spelledOut } from '../../format/spelled-out';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import { disputeUrgency } from './dispute-urgency';
import { disputesQuery } from './queries';

const columns: readonly Column<StaffDispute>[] = [
  {
    name: 'order',
    head: 'Order',
    kind: 'id',
    title: ({ orderId }) => orderId,
    cell: ({ orderId }) => <Link to={orderAddress(orderId)}>{shortOrderNumber(orderId)}</Link>,
  },
  { name: 'reason', head: 'Reason', fromPx: 650, cell: ({ reason }) => spelledOut(reason) },
  {
    name: 'state',
    head: 'State',
    cell: ({ isOpen, status }) => <Badge tone={isOpen ? 'danger' : 'neutral'}>{spelledOut(status)}</Badge>,
  },
  { name: 'evidence', head: 'Evidence', cell: (dispute) => <Evidence dispute={dispute} /> },
  {
    name: 'amount',
    head: 'Amount',
    kind: 'number',
    cell: ({ amountMinor, currency }) => moneyText(amountMinor, currency),
  },
];

const texts = {
  loading: 'Loading disputes…',
  failed: 'The disputes did not load',
  noun: { one: 'dispute', many: 'disputes' },
  isFootShort: true,
  icon: Scale,
};

const empty = {
  title: 'No disputes',
  text: 'When a customer disputes a card payment with their bank, it appears here with the day its evidence is due.',
};

/** List of disputed payments, the earliest due date first. The actions are on the order. */
export function DisputesList() {
  const { api } = useConsole();
  const loaded = useLoadedRows(disputesQuery(api));
  return <LoadedTable loaded={loaded} texts={texts} empty={empty} label="Disputes" columns={columns} />;
}

function Evidence({ dispute }: { dispute: StaffDispute }) {
  const { dueBy, submittedAt, isOpen } = dispute;
  const alarm = disputeUrgency(dispute);
  if (submittedAt) return `Submitted ${momentText(submittedAt)}`;
  if (!isOpen || !dueBy) return <span className="text-ink-faint">None due</span>;
  const words = `Due ${dueLabel(dueBy, false)}`;
  return alarm === 'calm' ? (
    words
  ) : (
    <span title={deadlineText(dueBy)}>
      <Badge tone={alarm} icon={TriangleAlert} isPlain>
        {Date.parse(dueBy) < Date.now() ? dueLabel(dueBy, true) : words}
      </Badge>
    </span>
  );
}
