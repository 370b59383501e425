import { staffCountOrders, staffGetOrder, staffListOrders } from '@aw/contracts/orders/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';
import type { ListState } from './list-state';

const rowsAtATime = 40;
const fileCheckMs = 2000;
const refundMs = 10_000;

export type ListFilter = Pick<ListState, 'view' | 'q' | 'writerId' | 'needs'>;

/** The rows of a view, page by page. */
export function ordersQuery(api: StaffApi, { view, q, writerId, needs }: ListFilter) {
  return infiniteQueryOptions({
    queryKey: ['orders', { view, q, writerId, needs }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(staffListOrders, {
        query: { view, q: q || undefined, writerId, needs, limit: rowsAtATime, cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** How many orders each view has; counting stops at 1,001. */
export function orderCountsQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => api.call(staffCountOrders, { signal }),
  });
}

/** One order with everything about it; read again while one of its files is being checked or a refund is on its way. */
export function orderQuery(api: StaffApi, orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => api.call(staffGetOrder, { params: { orderId }, signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.files.some(({ status }) => status === 'checking')) return fileCheckMs;
      return data?.refunds.some(({ status, isByCard }) => status === 'pending' && isByCard) && refundMs;
    },
  });
}
