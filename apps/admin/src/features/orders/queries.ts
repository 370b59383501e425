import {
  orderNeeds,
  orderViews,
  staffCountOrders,
  staffGetOrder,
  staffListOrders,
} from '@aw/contracts/orders/staff';
import { queryOptions } from '@tanstack/react-query';
import { orderNumberIn } from '../../format/order-number';
import {
  listAddress,
  oneOf,
  oneOfOr,
  rowNumber,
  type StateOf,
  words,
} from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

/** What the address of the orders says: which ones, and which one is open. */
export const ordersAddress = listAddress('/admin/orders', {
  view: oneOfOr(orderViews, 'needs_action'),
  q: words,
  writerId: { ...rowNumber, name: 'writer' },
  needs: oneOf(orderNeeds),
  id: { read: orderNumberIn, write: (id: string | undefined) => id ?? '' },
});

export type OrdersState = StateOf<typeof ordersAddress>;

const fileCheckMs = 2000;
const refundMs = 10_000;

/** The rows of a view, page by page. */
export function ordersQuery(api: StaffApi, { view, q, writerId, needs }: OrdersState) {
  return listPages(['orders', { view, q, writerId, needs }], (page, signal) =>
    api.page(staffListOrders, { query: { view, q: q || undefined, writerId, needs, ...page }, signal }),
  );
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
