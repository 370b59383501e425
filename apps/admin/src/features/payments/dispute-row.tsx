import { bareMoney } from '@aw/contracts/money-text';
import type { StaffDispute } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { dueLabel, dueMoment } from '../../format/due-labels';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import { spelledOut } from '../../format/spelled-out';
import { disputeAlarm } from './dispute-warning';

type DisputeRowProps = {
  dispute: StaffDispute;
  /** Whether the reason has a column of its own. */
  isRoomy: boolean;
};

/** One dispute; its order holds everything that can be done about it. */
export function DisputeRow({ dispute, isRoomy }: DisputeRowProps) {
  const { orderId, amountMinor, reason, status, isOpen } = dispute;
  return (
    <TableRow>
      <TableCell kind="id" title={orderId}>
        <Link to={orderAddress(orderId)}>{shortOrderNumber(orderId)}</Link>
      </TableCell>
      {isRoomy && <TableCell>{spelledOut(reason)}</TableCell>}
      <TableCell>
        <Badge tone={isOpen ? 'danger' : 'neutral'}>{spelledOut(status)}</Badge>
      </TableCell>
      <TableCell>
        <Evidence dispute={dispute} />
      </TableCell>
      <TableCell kind="number">{bareMoney(amountMinor)}</TableCell>
    </TableRow>
  );
}

function Evidence({ dispute }: { dispute: StaffDispute }) {
  const { dueBy, submittedAt, isOpen } = dispute;
  const alarm = disputeAlarm(dispute);
  if (submittedAt) return `Submitted ${dueMoment(submittedAt)}`;
  if (!isOpen || !dueBy) return <span className="text-ink-faint">None due</span>;
  const words = `Due ${dueLabel(dueBy, false)}`;
  return alarm === 'calm' ? (
    words
  ) : (
    <span title={dueMoment(dueBy)}>
      <Badge tone={alarm} icon={TriangleAlert} isPlain>
        {Date.parse(dueBy) < Date.now() ? dueLabel(dueBy, true) : words}
      </Badge>
    </span>
  );
}
