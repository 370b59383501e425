import { hasCode } from '@aw/contracts/api-error';
import { enterOrder, getOrder, listOrders, type Order } from '@aw/contracts/orders/public';
import { isWorkDue } from '@aw/contracts/orders/states';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { checksPollMs } from '~/lib/file-checks';
import { sessionKey } from '~/lib/session';

/** Staff write and deliver meanwhile, so a cached order is fetched again after a minute. */
const staleAfterMs = 60_000;
const workPollMs = 30_000;
const paymentPollMs = 5_000;

/* Keys start with the session's key and the user id, so the next person to sign in never sees another's orders. */

/** Prefix of the keys of all cached data about a person's orders. */
export function ordersKey(userId: string) {
  return [...sessionKey, userId, 'orders'] as const;
}

/** Pages of the customer's orders, latest first. */
export function ordersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey(userId), 'list'],
    queryFn: ({ pageParam, signal }) => api.page(listOrders, { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: staleAfterMs,
  });
}

/** One order of the customer. An unknown order and another person's both fail with `orders.not_found`. */
export function orderQuery(userId: string, orderId: string) {
  return queryOptions({
    queryKey: [...ordersKey(userId), orderId],
    queryFn: ({ signal }) => api.call(getOrder, { params: { orderId }, signal }),
    staleTime: staleAfterMs,
    // TanStack Query pauses this while the page is hidden.
    refetchInterval: ({ state }) => pollMs(state.data),
  });
}

/** Returns the refresh interval: short while a file is checked or a payment is processed, longer while work or a refund is due. */
export function pollMs(
  order: Pick<Order, 'status' | 'files' | 'isBeingPaid' | 'paidMinor' | 'refundedMinor'> | undefined,
  now = new Date(),
): number | false {
  if (!order) return false;
  // The payment for a cancelled order is being refunded.
  const isRefundDue = order.status === 'cancelled' && order.paidMinor > order.refundedMinor;
  const intervals = [
    checksPollMs(order.files, now),
    order.isBeingPaid && paymentPollMs,
    (isRefundDue || isWorkDue(order.status)) && workPollMs,
  ].filter((ms) => ms !== false);
  return intervals.length > 0 && Math.min(...intervals);
}

/** Redeems the key of a mailed link for this browser. Resolves to false if the key is invalid. */
export function entryQuery(userId: string, orderId: string, key: string) {
  return queryOptions({
    queryKey: [...ordersKey(userId), orderId, 'entry', key],
    queryFn: async ({ signal, client }) => {
      try {
        const order = await api.call(enterOrder, { params: { orderId }, body: { key }, signal });
        client.setQueryData(orderQuery(userId, orderId).queryKey, order);
        void client.invalidateQueries({ queryKey: ordersQuery(userId).queryKey });
        return true;
      } catch (error) {
        if (isInaccessible(error)) return false;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns whether the visitor may not open an order. The server does not say why. */
export function isInaccessible(error: unknown): boolean {
  return hasCode(error, 'orders.link', 'orders.not_found', 'request.invalid');
}
