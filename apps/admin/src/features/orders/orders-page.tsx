import { useSearchParams } from 'react-router';
import { useTitle } from '../../format/use-title';
import { useShortcuts } from '../../keyboard/use-shortcuts';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { focusedRow } from '../../resource-list/use-list-keys';
import { useResourceList } from '../../resource-list/use-resource-list';
import { BulkBar } from './bulk/bulk-bar';
import { useSelection } from './bulk/use-selection';
import { ColumnsDialog } from './columns-dialog';
import { ExportButton } from './export-button';
import { Filters } from './filters';
import { type ListState, ordersAddress, readListState } from './list-state';
import { OrdersList } from './orders-list';
import { OrderPanel } from './panel/order-panel';
import { useHiddenColumns } from './use-hidden-columns';
import { useOrders } from './use-orders';
import { ViewTabs } from './view-tabs';

const title = 'Orders';

const opening = (id: ListState['id']) => ({ id });

/** The order desk: what is late first; the address says which orders are listed and which one is open. */
export function OrdersPage() {
  const [search] = useSearchParams();
  const filter = readListState(search);
  const loaded = useOrders(filter);
  const selection = useSelection();
  const [hidden, setHidden] = useHiddenColumns();
  const { id } = filter;
  useTitle(title);

  const addressOf = (next: Partial<ListState>) => ordersAddress({ ...filter, ...next });
  const { list, ids, go, close } = useResourceList({ open: id, opening, addressOf, loaded });
  useShortcuts({
    x: () => {
      const row = focusedRow(list.current, ids) ?? id;
      if (row !== undefined) selection.change([row], !selection.has(row));
    },
  });

  return (
    <ResourceListLayout
      title={title}
      list={list}
      actions={
        <span className="flex gap-2">
          <ColumnsDialog hidden={hidden} onHiddenChange={setHidden} />
          <ExportButton filter={filter} />
        </span>
      }
      panel={
        id === undefined
          ? undefined
          : (isBesideList) => <OrderPanel key={id} id={id} isBesideList={isBesideList} onClose={close} />
      }
    >
      <ViewTabs view={filter.view} onViewChange={(view) => go({ view, id: undefined })}>
        <div className="grid grid-cols-1 gap-2.5">
          <Filters
            filter={filter}
            onFilterChange={(next) => go({ ...next, id: undefined })}
            shown={loaded.rows && { count: loaded.rows.length, hasMore: loaded.hasMore }}
          />
          <OrdersList
            loaded={loaded}
            filter={filter}
            hidden={hidden}
            selection={selection}
            addressOf={(next) => addressOf({ id: next })}
          />
        </div>
      </ViewTabs>
      {selection.ids.length > 0 && <BulkBar selection={selection} />}
    </ResourceListLayout>
  );
}
