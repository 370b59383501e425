import { moneyText } from '@aw/contracts/money-text';
import type { OrderCard as OrderData } from '@aw/contracts/orders/public';
import { OrderCard, OrderCardSkeleton } from '@aw/ui/patterns/order-card';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { PenLine } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '~/lib/paths';
import { useRefreshSession, useSession } from '~/lib/session';
import { useNow } from '~/lib/use-now';
import { usePages } from '~/lib/use-pages';
import { QueryStates } from '~/shell/query-states';
import { badgeOf } from '../order-badges';
import { cardFacts, titleOf } from '../order-facts';
import { ordersQuery } from '../order-queries';
import { zoneNote } from '../order-time';
import { cardDue } from './card-due';

/** Lists the customer's orders in one of four states: loading, error, empty or list. */
export function OrdersList() {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const orders = usePages({
    ...ordersQuery(session.user?.id ?? ''),
    enabled: session.status === 'ready',
  });
  const query = {
    data: orders.data?.pages.flatMap(({ items }) => items),
    error: session.status === 'none' ? new Error('The session has no user.') : orders.error,
    isFetching: orders.isFetching,
    refetch: async () => {
      if (session.status === 'none') await refreshSession();
      return orders.refetch();
    },
  };
  return (
    <section aria-labelledby="own-orders">
      <h2 id="own-orders" className="sr-only">
        Orders
      </h2>
      <QueryStates query={query} noun="Your orders" skeleton={<Skeletons />} empty={<NoOrders />}>
        {(list) => <List orders={list} pages={orders} />}
      </QueryStates>
    </section>
  );
}

type ListProps = {
  orders: OrderData[];
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

function List({ orders, pages }: ListProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const loadMore = async () => {
    await pages.fetchNextPage();
    // The button may have disappeared, so the focus moves to the first new card.
    requestAnimationFrame(() => list.current?.children[orders.length]?.querySelector('a')?.focus());
  };
  return (
    <div className="grid gap-5">
      <p className="text-14 text-ink-muted">{zoneNote()}</p>
      <ul ref={list} className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              to={order.status === 'draft' ? paths.payOrder(order.id) : paths.order(order.id)}
              number={order.id}
              title={titleOf(order)}
              facts={cardFacts(order)}
              state={badgeOf(order.status)}
              due={cardDue(order, now)}
              amount={moneyText(order.price.finalMinor, order.price.currency)}
              unreadCount={order.unreadMessages}
            />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div>
          <Button isPending={pages.isFetchingNextPage} pendingLabel="Loading…" onClick={loadMore}>
            Show more orders
          </Button>
        </div>
      )}
    </div>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((key) => (
        <OrderCardSkeleton key={key} />
      ))}
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={PenLine}
      level={3}
      title="No orders yet"
      action={
        <Button asChild variant="primary">
          <Link to={paths.payment}>Order Assignment</Link>
        </Button>
      }
    >
      Your orders appear here with their progress, messages and files.
    </EmptyState>
  );
}
