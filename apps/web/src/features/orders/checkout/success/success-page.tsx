import { returnsMoney } from '@aw/contracts/orders/states';
import type { User } from '@aw/contracts/users/public';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRefreshSession, useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { LoadError } from '~/shell/query-states';
import { PaidOrder } from './paid-order';
import { maxPollingMs, outcomeQuery, paymentAddress } from './payment-outcome';
import { EndedOrder, FailedPayment, PaymentNotFound, PendingPayment } from './unpaid-order';

/** Parameters that the provider adds and no later visit needs; one is the client secret of the payment intent. */
const providerParams = ['payment_intent_client_secret', 'redirect_status'];

/** The outcome of a payment, according to the server: paid, processing, failed, or not found. */
export function SuccessPage() {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const isHydrated = useHydrated();
  useCleanAddress();
  return (
    <div className="wrap pb-16">
      {session.status === 'ready' && isHydrated && <Loaded key={session.user.id} user={session.user} />}
      {session.status === 'loading' && <Loading />}
      {session.status === 'none' && (
        <div className="py-8">
          <LoadError query={{ error: undefined, refetch: refreshSession }} title="Your order did not load" />
        </div>
      )}
    </div>
  );
}

function Loaded({ user }: { user: User }) {
  const [params] = useSearchParams();
  const [startedAt] = useState(() => Date.now());
  const query = useQuery(outcomeQuery(user.id, paymentAddress(params), startedAt));
  const { data, error, dataUpdatedAt } = query;
  if (data) {
    const { outcome, reason, order } = data;
    if (outcome === 'succeeded')
      return returnsMoney(order.status) ? <EndedOrder order={order} /> : <PaidOrder order={order} />;
    if (outcome === 'processing')
      return <PendingPayment order={order} isSlow={dataUpdatedAt - startedAt >= maxPollingMs} />;
    return <FailedPayment order={order} reason={reason} hasFailed={outcome === 'failed'} />;
  }
  if (data === null) return <PaymentNotFound />;
  if (!error) return <Loading />;
  return (
    <div className="py-8">
      <LoadError title="Your order did not load" query={query} />
    </div>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading your order…">
      <div className="grid max-w-measure grid-cols-1 gap-4 py-8">
        <Skeleton shape="control" width="half" />
        <Skeleton width="long" />
        <Skeleton shape="block" />
      </div>
    </LoadingRegion>
  );
}

/** Removes the payment intent's secret from the address, so that neither history nor shared links contain it. */
function useCleanAddress(): void {
  useEffect(() => {
    const address = new URL(location.href);
    for (const name of providerParams) address.searchParams.delete(name);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, []);
}
