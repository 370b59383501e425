import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Inbox } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import type { Selection } from './bulk/use-selection';
import type { Column } from './columns';
import { emptyText, viewNames } from './list-labels';
import type { ListState } from './list-state';
import { OrdersTable } from './orders-table';
import type { LoadedOrders } from './use-orders';

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
