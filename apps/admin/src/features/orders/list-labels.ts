import type { OrderNeed, OrderView } from '@aw/contracts/orders/staff';
import type { EmptyText } from '../../resource-list/loaded-list';
import type { OrdersState } from './queries';

/** Names of the views. */
export const viewNames: Record<OrderView, string> = {
  needs_action: 'Needs attention',
  due_soon: 'Due soon',
  late: 'Late',
  unassigned: 'Unassigned',
  in_progress: 'In progress',
  delivered: 'Delivered',
  awaiting_payment: 'Awaiting payment',
  disputed: 'Disputed',
  all: 'All orders',
};

/** Names of the filters by what an order needs. */
export const needNames: Record<OrderNeed, string> = {
  late: 'Late',
  dispute: 'With an open dispute',
  failed_refund: 'With a refund that failed',
  hand_refund: 'With a refund to send by hand',
  decision: 'Ended, with a refund to decide',
  approve: 'With a refund to approve',
  assign: 'Without a writer',
  transfer: 'Waiting for a transfer',
  answer: 'With new messages',
};

const emptyByView: Record<OrderView, EmptyText> = {
  needs_action: {
    title: 'No order needs attention',
    text: 'Late orders, orders without a writer, refunds to send, approve or decide, expected transfers and new messages appear here. The longest waiting is first.',
  },
  due_soon: { title: 'Nothing is due soon', text: 'Paid orders whose deadline is near appear here.' },
  late: { title: 'Nothing is late', text: 'Orders past their deadline that are not delivered appear here.' },
  unassigned: {
    title: 'Every paid order has a writer',
    text: 'Paid orders without a writer appear here.',
  },
  in_progress: { title: 'No orders in progress', text: 'Orders with a writer appear here.' },
  delivered: {
    title: 'No delivered orders',
    text: 'Delivered orders appear here until the customer accepts them, or until 7 days have passed.',
  },
  awaiting_payment: {
    title: 'No order is waiting for payment',
    text: 'Placed orders appear here until they are paid. To record a transfer, open its order.',
  },
  disputed: {
    title: 'No payment is disputed',
    text: 'When a customer disputes a card payment with their bank, the order appears here.',
  },
  all: { title: 'No orders yet', text: 'Every order that a customer starts appears here.' },
};

type ListState = Pick<OrdersState, 'view' | 'q' | 'writerId' | 'needs'>;

/** Text of an empty list: nothing matched, or what the view is for. */
export function emptyText({ view, q, writerId, needs }: ListState): EmptyText {
  const where = view === 'all' ? '' : ` Only “${viewNames[view]}” was searched.`;
  if (q) {
    const text = `Order IDs, topics, names and email addresses were searched.${where}`;
    return { title: `No order matches “${q}”`, text };
  }
  if (needs)
    return {
      title: needs === 'answer' ? 'No unread messages' : 'No orders match this filter',
      text: where.trim(),
    };
  if (writerId) return { title: 'This writer has no orders here', text: where.trim() };
  return emptyByView[view];
}
