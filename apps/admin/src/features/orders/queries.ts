import {
  orderNeeds,
  orderViews,
  staffCountOrders,
  staffGetOrder,
  staffListOrders,
} from '@aw/contracts/orders/staff';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query';
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

/** Address of the orders: the view, the filters and the open order. */
export const ordersAddress = listAddress('/admin/orders', {
  view: oneOfOr(orderViews, 'needs_action'),
  q: words,
  writerId: { ...rowNumber, name: 'writer' },
  needs: oneOf(orderNeeds),
  id: { read: orderNumberIn, write: (id: string | undefined) => id ?? '' },
});

export type OrdersState = StateOf<typeof ordersAddress>;

const filePollMs = 2000;
const refundPollMs = 10_000;

/** Rows of a view, page by page. */
export function ordersQuery(api: StaffApi, { view, q, writerId, needs }: OrdersState) {
  return listPages(['orders', { view, q, writerId, needs }], (page, signal) =>
    api.page(staffListOrders, { query: { view, q: q || undefined, writerId, needs, ...page }, signal }),
  );
}

/** Number of orders in each view. Counting stops at 1,001. */
export function orderCountsQuery(api: StaffApi) {
  return callQuery(api, ['orders', 'counts'], staffCountOrders, {});
}

/** One order with all its data. It is read again while a file is being checked or a refund is on its way. */
export function orderQuery(api: StaffApi, orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => api.call(staffGetOrder, { params: { orderId }, signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.files.some(({ status }) => status === 'checking')) return filePollMs;
      return data?.refunds.some(({ status, isByCard }) => status === 'pending' && isByCard) && refundPollMs;
    },
  });
}
