import { Tabs } from '@aw/ui/primitives/tabs';
import { type ReactNode, type RefObject, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTitle } from '../format/use-title';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useConsole } from '../services/console-services';
import type { RowId } from './column';
import { ColumnsDialog, useHiddenColumns } from './columns-dialog';
import { FilterBar } from './filter-bar';
import { LoadedTable } from './loaded-list';
import type { ListFilters, ListState, ListTabs, ResourceList } from './resource-list';
import { focusedRow, rowBelow, useFocusOnClose, useListKeys } from './use-list-keys';
import { useLoadedRows } from './use-loaded-rows';
import { useSelection } from './use-selection';

type ResourcePageProps<Row extends { id: RowId }, State extends ListState<Row['id']>> = {
  list: ResourceList<Row, State>;
};

const noFilters = { chips: [] };

/**
 * Page of a list. The address holds its filters and the open row; rows can be opened with the mouse or the keyboard.
 */
export function ResourcePage<Row extends { id: RowId }, State extends ListState<Row['id']>>(
  props: ResourcePageProps<Row, State>,
) {
  const { title, address, pages, columns, texts, panel: Panel, bulk, columnChoice, ...list } = props.list;
  const { api } = useConsole();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = address.read(search);
  const { id: open, q } = state;
  const loaded = useLoadedRows(pages(api, state));
  const rowIds = loaded.rows?.map(({ id }) => id) ?? [];
  const frame = useRef<HTMLDivElement>(null);
  const selection = useSelection(bulk?.max ?? 0);
  const [hidden, setHidden] = useHiddenColumns(columnChoice?.key);
  const filters = (list.useFilters ?? useNoFilters)(state);
  useTitle(title);

  const addressOf = (id: Row['id'] | undefined) => address.write({ ...state, id });
  // While a row is open, opening another one adds no history entry, so Back leads to the list.
  const replace = open !== undefined;
  const close = () => void navigate(addressOf(undefined), { replace: true });
  const next = open === undefined ? undefined : rowBelow(rowIds, open);
  const openNext = () => (next === undefined ? close() : void navigate(addressOf(next), { replace: true }));
  const applyFilters = (next: State) => void navigate(address.write({ ...next, id: undefined }), { replace });

  useFocusOnClose(frame, open);
  useListKeys({
    list: frame,
    ids: rowIds,
    open,
    onOpen: (id) => void navigate(addressOf(id), { replace }),
    onClose: close,
    onEnd: loaded.loadMore,
  });
  useShortcuts({
    x: () => {
      const row = focusedRow(frame.current, rowIds) ?? open;
      if (bulk && row !== undefined) selection.toggle(String(row));
    },
  });

  return (
    <PageLayout
      title={title}
      list={frame}
      actions={
        (columnChoice || list.actions) && (
          <span className="flex gap-2">
            {columnChoice && (
              <ColumnsDialog
                columns={columns}
                description={columnChoice.description}
                hidden={hidden}
                onHiddenChange={setHidden}
              />
            )}
            {list.actions?.(state)}
          </span>
        )
      }
      panel={
        open === undefined || !Panel
          ? undefined
          : (isBesideList) => (
              <Panel key={open} id={open} isBesideList={isBesideList} onClose={close} onNext={openNext} />
            )
      }
    >
      <Tabbed tabs={list.tabs} state={state} onChange={(change) => applyFilters({ ...state, ...change })}>
        <div className="grid grid-cols-1 gap-2.5">
          <FilterBar
            query={q}
            onQueryRemove={() => applyFilters({ ...state, q: '' })}
            filters={filters}
            onFilter={(change) => applyFilters({ ...state, ...change })}
            loaded={loaded}
            texts={texts}
          />
          <LoadedTable
            loaded={loaded}
            texts={texts}
            empty={list.empty(state)}
            label={list.label?.(state) ?? title}
            columns={columns}
            query={q}
            hidden={hidden}
            orderedBy={list.orderedBy?.(state)}
            opening={{ open, addressOf }}
            choice={bulk && { selection, labelOf: bulk.labelOf }}
          />
        </div>
      </Tabbed>
      {bulk && selection.ids.length > 0 && <bulk.bar selection={selection} />}
    </PageLayout>
  );
}

function useNoFilters(): ListFilters<never> {
  return noFilters;
}

type TabbedProps<State> = {
  tabs: ListTabs<State> | undefined;
  state: State;
  onChange: (change: Partial<State>) => void;
  children: ReactNode;
};

/** The list below its tabs, or alone if it has none. */
function Tabbed<State>({ tabs, children, ...rest }: TabbedProps<State>) {
  if (!tabs) return children;
  return (
    <ListTabsFrame tabs={tabs} {...rest}>
      {children}
    </ListTabsFrame>
  );
}

/** Tabs over the list, each with its number of rows. */
function ListTabsFrame<State>(props: TabbedProps<State> & { tabs: ListTabs<State> }) {
  const { tabs, state, onChange, children } = props;
  const counts = (tabs.useCounts ?? useNoCounts)();
  return (
    <Tabs
      label={tabs.label}
      items={tabs.items.map(({ value, label }) => ({ value, label, count: counts?.[value] }))}
      value={tabs.current(state)}
      onValueChange={(value) => {
        const chosen = tabs.items.find((item) => item.value === value);
        if (chosen) onChange(chosen.change);
      }}
    >
      {children}
    </Tabs>
  );
}

function useNoCounts() {
  return undefined;
}

type PageLayoutProps = {
  title: string;
  actions: ReactNode;
  /** Element with the rows, in which the shortcuts move. */
  list: RefObject<HTMLDivElement | null>;
  /** The list with its tabs and filters. */
  children: ReactNode;
  /** Panel of the open row; undefined if none is open. */
  panel: ((isBesideList: boolean) => ReactNode) | undefined;
};

/** List with its open row beside it from 1240 px on, and in its place below that. */
function PageLayout({ title, actions, list, children, panel }: PageLayoutProps) {
  const isWide = useMediaQuery('(min-width: 77.5rem)');
  const isInPlace = panel !== undefined && !isWide;
  return (
    <div
      // Addresses and ids are read letter by letter, but the font would draw the x of "7x0" as a multiplication sign.
      className="grid min-h-full [font-variant-ligatures:no-contextual] grid-cols-[minmax(0,1fr)] 3xl:h-full 3xl:data-open:grid-cols-[minmax(0,1fr)_var(--panel)]"
      data-open={panel ? '' : undefined}
    >
      <div ref={list} hidden={isInPlace} className="min-w-0 px-4 py-3.5 3xl:overflow-y-auto">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-22">{title}</h1>
          {actions}
        </div>
        {children}
      </div>
      {isInPlace && <h1 className="sr-only">{title}</h1>}
      {panel?.(isWide)}
    </div>
  );
}

/** Checks whether the window matches a media query, and updates when that changes. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    // There is no window when tests render a page to text.
    () => false,
  );
}
