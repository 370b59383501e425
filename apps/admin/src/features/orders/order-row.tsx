import { bareMoney, moneyText } from '@aw/contracts/money-text';
import type { StaffOrderRow } from '@aw/contracts/orders/staff';
import { statusLabels } from '@aw/contracts/orders/states';
import { Badge } from '@aw/ui/primitives/badge';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Highlight } from '@aw/ui/primitives/highlight';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dueLabel, dueMoment } from '../../format/due-labels';
import { countOf, figure } from '../../format/figures';
import { ageLabel, needLabel } from '../../format/need-labels';
import { shortOrderNumber } from '../../format/order-number';
import { useRowClick } from '../../resource-list/use-row-click';
import type { Column } from './columns';
import { statusTones } from './status';

type OrderRowProps = {
  order: StaffOrderRow;
  columns: Column[];
  /** The address that opens it beside the list. */
  to: string;
  isOpen: boolean;
  /** Whether another row is open, so that the way back stays short. */
  isReplacing: boolean;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
  query: string;
};

/** One order of the list; its number is the link, a click anywhere does the same. */
export function OrderRow(props: OrderRowProps) {
  const { order, columns, to, isOpen, isReplacing, isSelected, onSelectedChange, query } = props;
  const { id, topic, customerName, writerName, status, dueAt, isLate, finalMinor, unreadMessages } = order;
  const openRow = useRowClick({ to, isReplacing });
  const number = shortOrderNumber(id);
  const isAheadOfPayment = status === 'draft' || status === 'awaiting_payment';
  const isTopicBelow = !columns.includes('topic');
  const cells: Record<Column, ReactNode> = {
    order: (
      <TableCell key="order" title={id}>
        <Link
          data-row={id}
          to={to}
          replace={isReplacing}
          className="block rounded-1 py-2 text-ink no-underline -outline-offset-2 hover:underline"
        >
          <span className="font-mono text-[12.5px]">{number}</span>
          {isTopicBelow && <span className="block max-w-32 truncate text-12 text-ink-muted">{topic}</span>}
          {isTopicBelow && <Unread count={unreadMessages} />}
        </Link>
      </TableCell>
    ),
    topic: (
      <TableCell key="topic" kind="lead" title={topic ?? undefined}>
        <span className="flex gap-2">
          <span className="min-w-0 truncate">
            {topic ? <Highlight text={topic} query={query} /> : <Nothing>No topic yet</Nothing>}
          </span>
          <Unread count={unreadMessages} />
        </span>
      </TableCell>
    ),
    student: (
      <TableCell key="student">
        {customerName ? <Highlight text={customerName} query={query} /> : <Nothing>No name yet</Nothing>}
      </TableCell>
    ),
    writer: <TableCell key="writer">{writerName ?? <Nothing>Nobody yet</Nothing>}</TableCell>,
    status: (
      <TableCell key="status">
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        <Waiting needs={order.needs} />
        {isTopicBelow && dueAt && (
          <span data-late={isLate || undefined} className="block text-12 data-late:text-danger">
            {dueLabel(dueAt, isLate)}
          </span>
        )}
      </TableCell>
    ),
    due: (
      <TableCell key="due" kind={isLate ? 'late' : 'text'} title={dueAt ? dueMoment(dueAt) : undefined}>
        {dueAt ? dueLabel(dueAt, isLate) : <Nothing>{isAheadOfPayment ? 'From payment' : 'None'}</Nothing>}
      </TableCell>
    ),
    amount: (
      <TableCell key="amount" kind="number" title={moneyText(finalMinor, order.currency)}>
        {order.currency === 'USD' ? bareMoney(finalMinor) : moneyText(finalMinor, order.currency)}
      </TableCell>
    ),
  };
  return (
    <TableRow isOpen={isOpen} isSelected={isSelected} onClick={openRow}>
      <TableCell kind="control">
        <Checkbox
          label={`Select ${number}`}
          isLabelHidden
          isChecked={isSelected}
          onCheckedChange={onSelectedChange}
        />
      </TableCell>
      {columns.map((column) => cells[column])}
    </TableRow>
  );
}

/** What the order waits for from staff and for how long; lateness stands with its deadline. */
function Waiting({ needs }: Pick<StaffOrderRow, 'needs'>) {
  return needs
    .filter(({ kind }) => kind !== 'late')
    .map(({ kind, since }) => (
      <span key={`${kind} ${since}`} className="block text-12 text-ink-muted">
        {needLabel[kind].row}, {ageLabel(since)}
      </span>
    ));
}

function Nothing({ children }: { children: ReactNode }) {
  return <span className="font-normal text-ink-faint">{children}</span>;
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="flex-none text-12 font-strong text-accent" title={countOf(count, 'new message')}>
      {figure(count)} new<span className="sr-only">{count === 1 ? ' message' : ' messages'}</span>
    </span>
  );
}
