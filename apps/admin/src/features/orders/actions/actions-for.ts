import type { StaffDispute, StaffOrder } from '@aw/contracts/orders/staff';
import { canTransition, isWorkDue, returnsMoney } from '@aw/contracts/orders/states';

const dialogNames = [
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

type ActionState = Pick<
  StaffOrder,
  'status' | 'dueAt' | 'paidMinor' | 'refundableMinor' | 'price' | 'writerId' | 'disputes'
>;

/** Checks whether evidence can still be submitted for a dispute. */
export function canSubmitEvidence({ isOpen, submittedAt }: StaffDispute): boolean {
  return isOpen && submittedAt === null;
}

/** Returns the actions of staff that the state of an order allows; the server checks them again. */
export function actionsFor(order: ActionState): ReadonlySet<OrderAction> {
  const { status, dueAt, paidMinor, refundableMinor, price, disputes } = order;
  const may = (move: Parameters<typeof canTransition>[1]) => canTransition(status, move, 'staff');
  const all: Record<OrderAction, boolean> = {
    assign: may('assign') || ['assigned', 'in_progress', 'revision', 'delivered'].includes(status),
    start: may('start'),
    deliver: may('deliver'),
    message: status !== 'draft',
    'move-due': isWorkDue(status) && dueAt !== null,
    // Money that arrives after the order has ended is recorded, so that it can be refunded.
    'record-payment':
      returnsMoney(status) || (may('pay') && status !== 'draft' && paidMinor < price.finalMinor),
    refund: refundableMinor > 0,
    complete: may('complete'),
    cancel: may('cancel'),
    stop: may('stop'),
    'save-evidence': paidMinor > 0,
    'submit-evidence': disputes.some(canSubmitEvidence),
  };
  return new Set([...dialogNames, 'start' as const, 'save-evidence' as const].filter((name) => all[name]));
}

/** Returns the next step of an order, which is shown as the one filled button. */
export function nextStepOf(order: ActionState): OrderAction | undefined {
  const actions = actionsFor(order);
  if (actions.has('submit-evidence')) return 'submit-evidence';
  if (order.status === 'paid') return 'assign';
  const stepOrder = ['start', 'deliver', 'record-payment', 'message'] as const;
  return stepOrder.find(
    (name) => actions.has(name) && !(name === 'record-payment' && returnsMoney(order.status)),
  );
}
