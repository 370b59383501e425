export const orderStatuses = [
  'draft',
  'awaiting_payment',
  'paid',
  'assigned',
  'in_progress',
  'delivered',
  'revision',
  'completed',
  'cancelled',
  'refunded',
  'disputed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Actor of a move: the customer, staff, the verified payment, or the clock. */
export type OrderActor = 'customer' | 'staff' | 'payment' | 'clock';

type Move = { from: readonly OrderStatus[]; to: OrderStatus; by: readonly OrderActor[] };

/** All states after payment and before the end. */
const working = ['paid', 'assigned', 'in_progress', 'delivered', 'revision'] as const;

/** Allowed moves between the states of an order; every other move is refused. */
export const orderTransitions = {
  place: { from: ['draft'], to: 'awaiting_payment', by: ['customer'] },
  // A cancelled order never becomes paid: a later payment is refunded.
  pay: { from: ['draft', 'awaiting_payment'], to: 'paid', by: ['payment', 'staff'] },
  assign: { from: ['paid'], to: 'assigned', by: ['staff'] },
  start: { from: ['assigned'], to: 'in_progress', by: ['staff'] },
  deliver: { from: ['assigned', 'in_progress', 'revision'], to: 'delivered', by: ['staff'] },
  ask_revision: { from: ['delivered'], to: 'revision', by: ['customer'] },
  complete: { from: ['delivered'], to: 'completed', by: ['customer', 'staff', 'clock'] },
  cancel: { from: ['draft', 'awaiting_payment'], to: 'cancelled', by: ['customer', 'staff', 'clock'] },
  withdraw: { from: ['paid', 'assigned', 'in_progress'], to: 'cancelled', by: ['customer'] },
  // The payment itself stops a paid draft that could not be placed.
  stop: { from: working, to: 'cancelled', by: ['staff', 'payment'] },
  refund: {
    from: [...working, 'completed', 'cancelled', 'disputed'],
    to: 'refunded',
    by: ['payment', 'staff'],
  },
  // The bank returned part of a complete refund: the order has ended, and that money must be refunded again.
  return_refund: { from: [...working, 'completed', 'refunded'], to: 'cancelled', by: ['payment'] },
  dispute: { from: [...working, 'completed', 'cancelled', 'refunded'], to: 'disputed', by: ['payment'] },
} as const satisfies Record<string, Move>;
export type OrderTransition = keyof typeof orderTransitions;

/** Returns true if a move is allowed from a state, for any actor or for the given one. */
export function canTransition(status: OrderStatus, move: OrderTransition, actor?: OrderActor): boolean {
  const { from, by }: Move = orderTransitions[move];
  return from.includes(status) && (actor === undefined || by.includes(actor));
}

/** Returns true if an order is paid and not delivered yet. */
export function isWorkDue(status: OrderStatus): boolean {
  return ['paid', 'assigned', 'in_progress', 'revision'].includes(status);
}

/** Returns true if an order has ended without a paid result, so that a later payment is refunded. */
export function returnsMoney(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'refunded';
}

/** Label of each state. */
export const statusLabels: Readonly<Record<OrderStatus, string>> = {
  draft: 'Draft',
  awaiting_payment: 'Awaiting payment',
  paid: 'Paid',
  assigned: 'Assigned',
  in_progress: 'In progress',
  delivered: 'Delivered',
  revision: 'Revision',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

/** Completes "This order is …" for a state: 'in progress', 'in revision', 'a draft'. */
export function statusPhrase(status: OrderStatus): string {
  if (status === 'draft') return 'a draft';
  return status === 'revision' ? 'in revision' : statusLabels[status].toLowerCase();
}

/** Days after a delivery until silence counts as acceptance. The reminder is sent on the day before. */
export const silentDays = 7;
export const reminderDay = 5;

/** Days after payment in which a consumer may withdraw. */
export const withdrawalDays = 14;
