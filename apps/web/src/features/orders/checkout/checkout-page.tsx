import { isRefusal } from '@aw/contracts/api-error';
import type { User } from '@aw/contracts/users/public';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRefreshSession, useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { withRetry } from '~/shell/part-boundary';
import { LoadError } from '~/shell/query-states';
import { draftQuery } from './checkout-queries';
import { ClosedOrder, OrderNotFound } from './closed-order';
import { OrderHead } from './order-head';
import { OrderSkeleton } from './order-skeleton';

const loadForm = withRetry(() => import('./order-form').then((part) => ({ default: part.OrderForm })));
const OrderForm = lazy(loadForm);

/** The order form with the order in the address, or else the user's newest unpaid order. */
export function OrderingPage() {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const isHydrated = useHydrated();
  return (
    <div className="wrap pb-16 max-lg:pb-0">
      {session.status === 'ready' && isHydrated && <Loaded key={session.user.id} user={session.user} />}
      {session.status === 'loading' && <OrderSkeleton />}
      {session.status === 'none' && (
        <>
          <OrderHead />
          <LoadError
            query={{ error: undefined, refetch: refreshSession }}
            title="The order form did not load"
          />
        </>
      )}
    </div>
  );
}

function Loaded({ user }: { user: User }) {
  const { request, setOwnOrder } = useDraftRequest();
  const query = useQuery(draftQuery(user, request));
  const { data, error } = query;
  // The form's code loads in parallel with the draft.
  useEffect(() => void loadForm().catch(() => undefined), []);
  if (data?.kind === 'open')
    return (
      <Suspense fallback={<OrderSkeleton />}>
        <OrderForm
          key={data.picked.order?.id ?? 'new'}
          user={user}
          picked={data.picked}
          onOrder={setOwnOrder}
        />
      </Suspense>
    );
  if (data) return <ClosedOrder order={data.order} />;
  if (!error) return <OrderSkeleton />;
  const isMissing = isRefusal(error);
  if (isMissing) return <OrderNotFound />;
  return (
    <>
      <OrderHead />
      <LoadError title="The order form did not load" query={query} />
    </>
  );
}

/**
 * Returns the order or service that the address asks for. Once the form has an order, its id replaces them in the
 * address, so that a reload opens it again instead of starting another order or applying the card's service again. The
 * request stays the same meanwhile, so that the form and its card are not mounted again, also on the way back.
 */
function useDraftRequest() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = { order: params.get('order'), service: params.get('service') };
  const [request, setRequest] = useState(address);
  const [ownOrder, setOwnOrder] = useState<string>();

  const isOwn = address.order !== null && address.order === ownOrder;
  const isSame = address.order === request.order && address.service === request.service;
  if (!isOwn && !isSame) {
    setRequest(address);
    setOwnOrder(undefined);
  }

  const isStart = address.service !== null || address.order === 'new';
  useEffect(() => {
    if (!ownOrder || !isStart) return;
    const step = params.get('step');
    const search = new URLSearchParams({ order: ownOrder, ...(step && { step }) });
    void navigate(`?${search}`, { replace: true, preventScrollReset: true });
  }, [ownOrder, isStart, params, navigate]);

  return { request, setOwnOrder };
}
