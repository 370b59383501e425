import { moneyText } from '@aw/contracts/money-text';
import { type StaffOrderRow, staffListOrders } from '@aw/contracts/orders/staff';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link as TextLink } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { callQuery } from '../../api/call-query';
import { Loaded } from '../../format/load-error';
import { ageLabel, needLabel } from '../../format/need-labels';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';

const maxOrders = 8;

function waitingOrdersQuery(api: StaffApi) {
  return callQuery(api, ['orders', 'waiting'], staffListOrders, {
    query: { view: 'needs_action', limit: maxOrders },
  });
}

/** Orders that have waited longest, each with what it needs and since when. */
export function WaitingOrders() {
  const { api } = useConsole();
  const query = useQuery(waitingOrdersQuery(api));
  return (
    <section aria-labelledby="waiting-orders" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="waiting-orders" className="text-18">
          Orders that need attention
        </h2>
        <TextLink to="/admin/orders">Show all</TextLink>
      </div>
      <Loaded
        query={query}
        failed="The waiting orders did not load"
        loading={
          <LoadingRegion label="Loading orders that need attention…">
            <div className="grid gap-4">
              {['first', 'second', 'third'].map((row) => (
                <Skeleton key={row} />
              ))}
            </div>
          </LoadingRegion>
        }
      >
        {(orders) => <OrderLines orders={orders} />}
      </Loaded>
    </section>
  );
}

function OrderLines({ orders }: { orders: readonly StaffOrderRow[] }) {
  if (orders.length === 0)
    return (
      <EmptyState level={3} title="No order needs attention">
        Late orders, refunds to send or decide, expected transfers and new messages appear here.
      </EmptyState>
    );
  return (
    <ul aria-label="Longest waiting orders" className="border-t border-line-strong text-14">
      {orders.map(({ id, topic, currency, finalMinor, needs }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2"
        >
          <Link
            to={orderAddress(id)}
            title={topic ?? undefined}
            className="truncate font-medium text-ink no-underline hover:underline"
          >
            <span className="font-mono text-[12.5px]">{shortOrderNumber(id)}</span> {topic}
          </Link>
          <span className="text-end text-13 tabular-nums">{moneyText(finalMinor, currency)}</span>
          {needs.map(({ kind, since }) => (
            <Fragment key={`${kind} ${since}`}>
              <span
                data-tone={needLabel[kind].tone}
                className="text-13 text-ink-muted data-[tone=danger]:text-danger"
              >
                {needLabel[kind].row}
              </span>
              <span className="text-end text-13 text-ink-muted tabular-nums">for {ageLabel(since)}</span>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
