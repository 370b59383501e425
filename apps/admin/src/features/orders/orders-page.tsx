import { type OrderView, orderViews, staffExportOrders } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Dialog } from '@aw/ui/primitives/dialog';
import { saveFile } from '@aw/ui/primitives/save-file';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useChange } from '../../api/use-change';
import { useTitle } from '../../format/use-title';
import { useShortcuts } from '../../keyboard/use-shortcuts';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { focusedRow } from '../../resource-list/use-list-keys';
import { useResourceList } from '../../resource-list/use-resource-list';
import { useConsole } from '../../services/console-services';
import { BulkBar } from './bulk/bulk-bar';
import { useSelection } from './bulk/use-selection';
import { type Column, columnNames, optionalColumns } from './columns';
import { Filters } from './filters';
import { viewNames } from './list-labels';
import { type ListState, ordersAddress, readListState } from './list-state';
import { OrdersList } from './orders-list';
import { OrderPanel } from './panel/order-panel';
import type { ListFilter } from './queries';
import { orderCountsQuery } from './queries';
import { useHiddenColumns } from './use-hidden-columns';
import { useOrders } from './use-orders';

type ViewTabsProps = { view: OrderView; onViewChange: (view: OrderView) => void; children: ReactNode };

type ExportButtonProps = { filter: ListFilter };

type ColumnsDialogProps = { hidden: readonly Column[]; onHiddenChange: (hidden: Column[]) => void };

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

/** Which columns the list has; the choice is kept in this browser. */
function ColumnsDialog({ hidden, onHiddenChange }: ColumnsDialogProps) {
  return (
    <Dialog
      title="Columns"
      description="The number of an order always stays; on a narrow screen the list leaves more away by itself."
      size="sm"
      trigger={
        <Button size="sm" icon={Columns3}>
          Columns
        </Button>
      }
    >
      <div className="grid gap-2">
        {optionalColumns.map((column) => (
          <Checkbox
            key={column}
            label={columnNames[column]}
            isChecked={!hidden.includes(column)}
            onCheckedChange={(isShown) =>
              onHiddenChange(isShown ? hidden.filter((other) => other !== column) : [...hidden, column])
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

/** Saves the view with its filters as a table for a spreadsheet; it is written to the audit log. */
function ExportButton({ filter: { view, q, writerId, needs } }: ExportButtonProps) {
  const { api } = useConsole();
  const save = useChange({
    send: async () => {
      const bytes = await api.bytes(staffExportOrders, {
        query: { view, q: q || undefined, writerId, needs },
      });
      saveFile(bytes, `orders-${view.replaceAll('_', '-')}.csv`);
    },
    done: () => ({ title: 'Orders saved', description: 'The table is in your downloads.' }),
  });
  return (
    <Button
      size="sm"
      icon={Download}
      isPending={save.isPending}
      pendingLabel="Collecting…"
      onClick={() => save.mutate()}
    >
      Export
    </Button>
  );
}

/** The views as dividers over the list, each with how many orders it has. */
function ViewTabs({ view, onViewChange, children }: ViewTabsProps) {
  const { api } = useConsole();
  const counts = useQuery(orderCountsQuery(api)).data;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row scrolls where it is too wide; the chosen view must not be out of sight.
    const chosen = frame.current?.querySelector(`[role="tab"][aria-selected="true"][id$="${view}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view, counts]);
  return (
    <div ref={frame}>
      <Tabs
        label="Views"
        items={orderViews.map((value) => ({ value, label: viewNames[value], count: counts?.[value] }))}
        value={view}
        onValueChange={(value) => onViewChange(orderViews.find((one) => one === value) ?? view)}
      >
        {children}
      </Tabs>
    </div>
  );
}
