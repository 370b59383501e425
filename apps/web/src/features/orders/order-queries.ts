import { ApiError } from '@aw/contracts/api-error';
import { enterOrder, getOrder, listOrders, type Order } from '@aw/contracts/orders/public';
import { isWorkDue } from '@aw/contracts/orders/states';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { checksPollMs } from '~/lib/file-checks';
import { sessionKey } from '~/lib/session';

/** Staff write and deliver meanwhile, so what is kept of an order is asked for again after a minute. */
const staleAfterMs = 60_000;
const workPollMs = 30_000;
const paymentPollMs = 5_000;

/* Below the session's key and the person's id: who signs in next never sees what is kept of another. */

/** All that is kept of the orders of a person. */
export function ordersKey(userId: string) {
  return [...sessionKey, userId, 'orders'] as const;
}

/** The own orders, the latest first, page after page. */
export function ordersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey(userId), 'list'],
    queryFn: ({ pageParam, signal }) => api.page(listOrders, { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: staleAfterMs,
  });
}

/** One own order; a stranger's and one that does not exist are the same ApiError `orders.not_found`. */
export function orderQuery(userId: string, orderId: string) {
  return queryOptions({
    queryKey: [...ordersKey(userId), orderId],
    queryFn: ({ signal }) => api.call(getOrder, { params: { orderId }, signal }),
    staleTime: staleAfterMs,
    // Stops by itself while the page is not visible.
    refetchInterval: ({ state }) => pollMs(state.data),
  });
}

/** Milliseconds until an order is asked for again: soon while a file is checked or a payment runs, later while work or a refund is due. */
export function pollMs(
  order: Pick<Order, 'status' | 'files' | 'isBeingPaid' | 'paidMinor' | 'refundedMinor'> | undefined,
  now = new Date(),
): number | false {
  if (!order) return false;
  // What was paid for an order that ended is on its way back.
  const isRefundDue = order.status === 'cancelled' && order.paidMinor > order.refundedMinor;
  const intervals = [
    checksPollMs(order.files, now),
    order.isBeingPaid && paymentPollMs,
    (isRefundDue || isWorkDue(order.status)) && workPollMs,
  ].filter((ms) => ms !== false);
  return intervals.length > 0 && Math.min(...intervals);
}

/** Lets this browser in by the key of a mailed link; false for a key that opens nothing. */
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
        if (isShut(error)) return false;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether an order is not open to who asks, whatever the reason; which one it is, nobody is told. */
export function isShut(error: unknown): boolean {
  const codes: readonly string[] = ['orders.link', 'orders.not_found', 'request.invalid'];
  return error instanceof ApiError && codes.includes(error.code);
}
