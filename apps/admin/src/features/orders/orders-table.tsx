import type { StaffOrderRow } from '@aw/contracts/orders/staff';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { useRef } from 'react';
import { useElementWidth } from '../../format/use-element-width';
import type { Selection } from './bulk/use-selection';
import { type Column, columnNames, columnsFor } from './columns';
import { OrderRow } from './order-row';

type OrdersTableProps = {
  orders: StaffOrderRow[];
  /** What the rows are, for screen readers. */
  label: string;
  /** Whether the rows go by their deadline. */
  isByDue: boolean;
  open: string | undefined;
  query: string;
  hidden: readonly Column[];
  selection: Selection;
  addressOf: (id: string) => string;
};

/** The rows of a view, with as many columns as there is room for. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, label, isByDue, open, query, hidden, selection, addressOf } = props;
  const frame = useRef<HTMLDivElement>(null);
  const columns = columnsFor(useElementWidth(frame), hidden);
  const ids = orders.map(({ id }) => id);
  return (
    <div ref={frame} className="min-w-0">
      <Table label={label}>
        <TableHead>
          <TableHeadCell>
            <Checkbox
              label="Select all that are shown"
              isLabelHidden
              isChecked={selection.stateOf(ids)}
              onCheckedChange={(isSelected) => selection.change(ids, isSelected)}
            />
          </TableHeadCell>
          {columns.map((column) => (
            <TableHeadCell
              key={column}
              align={column === 'amount' ? 'end' : 'start'}
              sort={column === 'due' && isByDue ? 'ascending' : undefined}
            >
              {columnNames[column]}
            </TableHeadCell>
          ))}
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              columns={columns}
              to={addressOf(order.id)}
              isOpen={order.id === open}
              isReplacing={open !== undefined}
              isSelected={selection.has(order.id)}
              onSelectedChange={(isSelected) => selection.change([order.id], isSelected)}
              query={query}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
