import { deadlineText } from '@aw/contracts/moment-text';
import { moneyText } from '@aw/contracts/money-text';
import { orderNeeds, orderViews, type StaffOrderRow, staffExportOrders } from '@aw/contracts/orders/staff';
import { statusLabels } from '@aw/contracts/orders/states';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import { Highlight } from '@aw/ui/primitives/highlight';
import { saveFile } from '@aw/ui/primitives/save-file';
import { useQuery } from '@tanstack/react-query';
import { Download, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '../../actions/use-action';
import { writersQuery } from '../../api/shared-queries';
import { dueLabel } from '../../format/due-labels';
import { ageLabel, needLabel } from '../../format/need-labels';
import { shortOrderNumber } from '../../format/order-number';
import type { Column } from '../../resource-list/column';
import type { ListFilters, ResourceList } from '../../resource-list/resource-list';
import { ResourcePage } from '../../resource-list/resource-page';
import { useConsole } from '../../services/console-services';
import { BulkBar } from './bulk/bulk-bar';
import { emptyText, needNames, viewNames } from './list-labels';
import { OrderPanel } from './orders.panel';
import { type OrdersState, orderCountsQuery, ordersAddress, ordersQuery } from './queries';
import { statusTones } from './status';

type ColumnName = 'order' | 'topic' | 'student' | 'writer' | 'status' | 'due' | 'amount';

/** Columns of the orders. The order ID cannot be hidden, because it opens the order. */
export const columns: readonly Column<StaffOrderRow, ColumnName>[] = [
  {
    name: 'order',
    head: 'Order',
    title: ({ id }) => id,
    cell: ({ id, topic, unreadMessages }, { has }) => (
      <>
        <span className="font-mono text-[12.5px]">{shortOrderNumber(id)}</span>
        {!has('topic') && <span className="block max-w-32 truncate text-12 text-ink-muted">{topic}</span>}
        {!has('topic') && <Unread count={unreadMessages} />}
      </>
    ),
  },
  {
    name: 'topic',
    head: 'Topic',
    kind: 'lead',
    fromPx: 420,
    isHideable: true,
    title: ({ topic }) => topic,
    cell: ({ topic, unreadMessages }, { query }) => (
      <span className="flex gap-2">
        <span className="min-w-0 truncate">
          {topic ? <Highlight text={topic} query={query} /> : <NoValue>No topic yet</NoValue>}
        </span>
        <Unread count={unreadMessages} />
      </span>
    ),
  },
  {
    name: 'student',
    head: 'Student',
    fromPx: 780,
    isHideable: true,
    cell: ({ customerName }, { query }) =>
      customerName ? <Highlight text={customerName} query={query} /> : <NoValue>No name yet</NoValue>,
  },
  {
    name: 'writer',
    head: 'Writer',
    fromPx: 620,
    isHideable: true,
    cell: ({ writerName }) => writerName ?? <NoValue>Not assigned</NoValue>,
  },
  {
    name: 'status',
    head: 'Status',
    isHideable: true,
    cell: ({ status, needs, dueAt, isLate }, { has }) => (
      <>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        <Waiting needs={needs} />
        {!has('topic') && dueAt && (
          <span data-late={isLate || undefined} className="block text-12 data-late:text-danger">
            {dueLabel(dueAt, isLate)}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'due',
    head: 'Due',
    fromPx: 420,
    isHideable: true,
    kind: ({ isLate }) => (isLate ? 'late' : 'text'),
    title: ({ dueAt }) => dueAt && deadlineText(dueAt),
    cell: ({ dueAt, isLate, status }) => {
      if (dueAt) return dueLabel(dueAt, isLate);
      const isAheadOfPayment = status === 'draft' || status === 'awaiting_payment';
      return <NoValue>{isAheadOfPayment ? 'After payment' : 'None'}</NoValue>;
    },
  },
  {
    name: 'amount',
    head: 'Amount',
    kind: 'number',
    fromPx: 560,
    isHideable: true,
    cell: ({ finalMinor, currency }) => moneyText(finalMinor, currency),
  },
];

const ordersList: ResourceList<StaffOrderRow, OrdersState> = {
  title: 'Orders',
  label: ({ view }) => `Orders, ${viewNames[view].toLowerCase()}`,
  address: ordersAddress,
  pages: ordersQuery,
  columns,
  texts: {
    loading: 'Loading orders…',
    failed: 'Orders did not load',
    notLost: 'Your filters and your selection are kept. Nothing was changed.',
    noun: { one: 'order', many: 'orders' },
    isFootShort: true,
    icon: Inbox,
  },
  empty: emptyText,
  panel: OrderPanel,
  tabs: {
    label: 'Views',
    current: ({ view }) => view,
    items: orderViews.map((view) => ({ value: view, label: viewNames[view], change: { view } })),
    useCounts: () => {
      const { api } = useConsole();
      return useQuery(orderCountsQuery(api)).data;
    },
  },
  useFilters,
  orderedBy: ({ view }) => (view === 'all' ? undefined : 'due'),
  actions: (state) => <ExportButton filter={state} />,
  columnChoice: {
    key: 'orders.hidden-columns',
    description: 'The order ID is always shown. On narrow screens the list hides more columns.',
  },
  bulk: { max: 100, labelOf: ({ id }) => shortOrderNumber(id), bar: BulkBar },
};

/** List of orders, with the late ones first. */
export function OrdersPage() {
  return <ResourcePage list={ordersList} />;
}

/** Filters by writer, and by what an order needs. */
function useFilters({ writerId, needs }: OrdersState): ListFilters<OrdersState> {
  const { api } = useConsole();
  const writers = useQuery(writersQuery(api)).data ?? [];
  const writer = writers.find(({ id }) => id === writerId);
  const ofWriter = { label: `Writer ${writer?.name ?? writerId}`, change: { writerId: undefined } };
  return {
    chips: [
      ...(writerId === undefined ? [] : [ofWriter]),
      ...(needs ? [{ label: needNames[needs], change: { needs: undefined } }] : []),
    ],
    menu: [
      { choices: orderNeeds.map((need) => ({ label: needNames[need], change: { needs: need } })) },
      {
        heading: 'Only orders of',
        choices: writers.map(({ id, name }) => ({ label: name, change: { writerId: id } })),
      },
    ],
  };
}

/** Saves the filtered view as a CSV file. The export is recorded in the audit log. */
function ExportButton({ filter: { view, q, writerId, needs } }: { filter: OrdersState }) {
  const { api } = useConsole();
  const save = useAction({
    send: async () => {
      const bytes = await api.bytes(staffExportOrders, {
        query: { view, q: q || undefined, writerId, needs },
      });
      saveFile(bytes, `orders-${view.replaceAll('_', '-')}.csv`);
    },
    done: () => ({ title: 'Orders saved', description: 'The file is in your downloads.' }),
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

/** Shows what the order needs from staff and for how long. Lateness is shown with the deadline instead. */
function Waiting({ needs }: Pick<StaffOrderRow, 'needs'>) {
  return needs
    .filter(({ kind }) => kind !== 'late')
    .map(({ kind, since }) => (
      <span key={`${kind} ${since}`} className="block text-12 text-ink-muted">
        {needLabel[kind].row}, {ageLabel(since)}
      </span>
    ));
}

function NoValue({ children }: { children: ReactNode }) {
  return <span className="font-normal text-ink-faint">{children}</span>;
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="flex-none text-12 font-strong text-accent" title={formatCount(count, 'new message')}>
      <span aria-hidden="true">{formatNumber(count)} new</span>
      <span className="sr-only">{formatCount(count, 'new message')}</span>
    </span>
  );
}
