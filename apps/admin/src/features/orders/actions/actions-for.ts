import type { StaffDispute, StaffOrder } from '@aw/contracts/orders/staff';
import { canTransition, isWorkDue, returnsMoney } from '@aw/contracts/orders/states';

export const dialogNames = [
  'assign',
  'deliver',
  'message',
  'move-due',
  'record-payment',
  'refund',
  'complete',
  'cancel',
  'stop',
  'submit-evidence',
] as const;
export type DialogName = (typeof dialogNames)[number];
export type OrderAction = DialogName | 'start' | 'save-evidence';

type Judged = Pick<
  StaffOrder,
  'status' | 'dueAt' | 'paidMinor' | 'refundableMinor' | 'price' | 'writerId' | 'disputes'
>;

/** Whether a dispute can still be answered. */
export function awaitsEvidence({ isOpen, submittedAt }: StaffDispute): boolean {
  return isOpen && submittedAt === null;
}

/** What staff can do to an order now; the server checks it besides. */
export function actionsFor(order: Judged): ReadonlySet<OrderAction> {
  const { status, dueAt, paidMinor, refundableMinor, price, disputes } = order;
  const may = (move: Parameters<typeof canTransition>[1]) => canTransition(status, move, 'staff');
  const all: Record<OrderAction, boolean> = {
    assign: may('assign') || ['assigned', 'in_progress', 'revision', 'delivered'].includes(status),
    start: may('start'),
    deliver: may('deliver'),
    message: status !== 'draft',
    'move-due': isWorkDue(status) && dueAt !== null,
    // Money that arrives after the end is recorded so that it goes back.
    'record-payment':
      returnsMoney(status) || (may('pay') && status !== 'draft' && paidMinor < price.finalMinor),
    refund: refundableMinor > 0,
    complete: may('complete'),
    cancel: may('cancel'),
    stop: may('stop'),
    'save-evidence': paidMinor > 0,
    'submit-evidence': disputes.some(awaitsEvidence),
  };
  return new Set([...dialogNames, 'start' as const, 'save-evidence' as const].filter((name) => all[name]));
}

/** The next step of an order: the one filled button; everything else stands beside it. */
export function nextStepOf(order: Judged): OrderAction | undefined {
  const actions = actionsFor(order);
  if (actions.has('submit-evidence')) return 'submit-evidence';
  if (order.status === 'paid') return 'assign';
  const inTurn = ['start', 'deliver', 'record-payment', 'message'] as const;
  return inTurn.find(
    (name) => actions.has(name) && !(name === 'record-payment' && returnsMoney(order.status)),
  );
}
