import type { StaffOrderRow } from '@aw/contracts/orders/staff';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useElementWidth } from '../../format/use-element-width';
import type { Selection } from './bulk/use-selection';
import type { Column } from './columns';
import { columnNames, columnsFor } from './columns';
import { emptyText, viewNames } from './list-labels';
import type { ListState } from './list-state';
import { OrderRow } from './order-row';
import type { LoadedOrders } from './use-orders';

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

type OrdersListProps = {
  loaded: LoadedOrders;
  filter: ListState;
  hidden: readonly Column[];
  selection: Selection;
  addressOf: (id: string) => string;
};

/** Exactly one of: loading, an error, nothing, or the rows with the way to more. */
export function OrdersList({ loaded, filter, hidden, selection, addressOf }: OrdersListProps) {
  const { rows: orders, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = loaded;
  if (!orders && error) {
    return (
      <LoadError title="Orders did not load" error={error} isRetrying={isRetrying} onRetry={retry}>
        Your filters and your selection are kept. Nothing was changed.
      </LoadError>
    );
  }
  if (!orders) return <ListSkeleton label="Loading orders…" />;
  if (orders.length === 0) {
    const { title, text } = emptyText(filter);
    return (
      <EmptyState icon={Inbox} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <OrdersTable
        orders={orders}
        label={`Orders, ${viewNames[filter.view].toLowerCase()}`}
        isByDue={filter.view !== 'all'}
        open={filter.id}
        query={filter.q}
        hidden={hidden}
        selection={selection}
        addressOf={addressOf}
      />
      {hasMore && (
        <LoadMore
          shownCount={orders.length}
          noun="orders"
          hasMore={hasMore}
          isLoading={isLoadingMore}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}

/** The rows of a view, with as many columns as there is room for. */
function OrdersTable(props: OrdersTableProps) {
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
