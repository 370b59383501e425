import { deadlineText } from '@aw/contracts/moment-text';
import type { Order, OrderEvent, OrderEventKind } from '@aw/contracts/orders/shapes';
import { isWorkDue, type OrderStatus, statusPhrase } from '@aw/contracts/orders/states';
import { handRefundDays, refundWay } from '@aw/contracts/payments/refund-method';
import type { TimelineNote, TimelineStep } from '@aw/ui/patterns/order-timeline';
import { eventText, paidText, type TextContext, untilText } from '../event-text';
import { momentText, shownMoment } from '../order-time';

type Step = TimelineStep & { kind: OrderEventKind; notes: TimelineNote[] };

/** Events that are steps of their own. All others are notes of the step before them. */
const stepNames: Partial<Record<OrderEventKind, string>> = {
  placed: 'Order placed',
  paid: 'Paid',
  assigned: 'Writer assigned',
  started: 'In progress',
  delivered: 'Delivered',
  revision_asked: 'Revision requested',
  completed: 'Completed',
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
  refunded: 'Refunded',
  disputed: 'Disputed',
  dispute_won: 'Dispute closed',
  dispute_lost: 'Refunded',
  dispute_reversed: 'Payment restored',
};

const afterPayment = ['assigned', 'started', 'delivered', 'completed'] as const;

/** Returns the name of an event's step, or undefined for a note. A returned refund is a step only if it changed the status. */
function labelOf({ kind, status }: OrderEvent): string | undefined {
  return kind === 'refund_returned' && status !== null ? 'Refund returned' : stepNames[kind];
}

/** Remaining steps for each status; none for ended or unusual ones. */
const remainingSteps: Partial<Record<OrderStatus, readonly OrderEventKind[]>> = {
  draft: ['placed', 'paid', ...afterPayment],
  awaiting_payment: afterPayment,
  paid: afterPayment,
  assigned: ['started', 'delivered', 'completed'],
  in_progress: ['delivered', 'completed'],
  revision: ['delivered', 'completed'],
  delivered: ['completed'],
};

const endKinds: readonly OrderEventKind[] = [
  'cancelled',
  'withdrawn',
  'refunded',
  'refund_returned',
  'dispute_lost',
];

/** Returns the past steps of an order, the current one, and those to come. */
export function timelineSteps(order: Order, context: TextContext, receiptTo: string): TimelineStep[] {
  const passed: Step[] = [];
  for (const event of order.events) {
    const label = labelOf(event);
    if (label) passed.push(stepOf(event, label, order, context, receiptTo));
    else addNote(passed, event, context);
  }
  const next = (remainingSteps[order.status] ?? []).map((kind) => comingStep(kind, order, context));
  return [...withCurrent(passed, order, context), ...next];
}

function stepOf(
  event: OrderEvent,
  label: string,
  order: Order,
  context: TextContext,
  receiptTo: string,
): Step {
  const when = shownMoment(event.at, momentText(event.at, context.now, context.timeZone), context.timeZone);
  return {
    key: String(event.id),
    kind: event.kind,
    label,
    state: 'done',
    when,
    notes: notesOf(event, order, context, receiptTo),
  };
}

function notesOf(event: OrderEvent, order: Order, context: TextContext, receiptTo: string): TimelineNote[] {
  const { kind, id, detail, by } = event;
  const note = (text: string | undefined, link?: TimelineNote['link']): TimelineNote[] =>
    text ? [{ key: `${id}`, text, link }] : [];
  switch (kind) {
    case 'paid':
      return note(`${paidText({ detail }, order)}.`, { label: 'Receipt', to: receiptTo });
    case 'assigned':
      return note(writerText(detail.writerName, order));
    case 'completed':
      return note(detail.isAutomatic || by === 'clock' ? 'automatically, after 7 days' : undefined);
    case 'cancelled':
      return note([detail.reason, cancelRefundText(order, detail, context)].filter(Boolean).join(' '));
    case 'withdrawn':
      return note(`You withdrew from the contract. ${withdrawalRefundText(order, detail, context)}`.trim());
    case 'refund_returned':
      return note(eventText(event, context));
    case 'disputed':
      return note('The payment is disputed with the bank. The order waits for the bank’s decision.');
    case 'dispute_won':
      return note(stateText(order.status));
    case 'dispute_lost':
      return note('The disputed payment was returned.');
    case 'dispute_reversed':
      return note(`The bank changed its decision, so the payment counts again. ${stateText(order.status)}`);
    default:
      return [];
  }
}

/** Returns a sentence about the state of an order after the bank has changed its decision. */
function stateText(status: OrderStatus): string {
  return isWorkDue(status) || status === 'delivered'
    ? `The order continues and is ${statusPhrase(status)}.`
    : `The order is ${statusPhrase(status)}.`;
}

/** Returns a sentence about the pending refund after a withdrawal. */
function withdrawalRefundText(
  { status, paidMinor, refundedMinor, events, paymentMethod }: Order,
  { method, dueAt }: OrderEvent['detail'],
  context: TextContext,
): string {
  if (status !== 'cancelled' || refundedMinor >= paidMinor) return '';
  if (events.some(({ kind }) => kind === 'started'))
    return isDecided(events, refundedMinor) ? '' : decisionText;
  return `Everything you paid ${refundWay(method ?? paymentMethod, untilText(dueAt, context))}. We will email you when that happens.`;
}

/** Returns a sentence about the pending refund of an order that staff cancelled: a part payment is refunded, for a full payment staff decide. */
function cancelRefundText(
  order: Order,
  { method, dueAt }: OrderEvent['detail'],
  context: TextContext,
): string {
  if (order.status !== 'cancelled' || order.refundedMinor >= order.paidMinor || !method) return '';
  if (order.paidAt) return isDecided(order.events, order.refundedMinor) ? '' : decisionText;
  return `The part you paid ${refundWay(method, untilText(dueAt, context))}.`;
}

function isDecided(events: Order['events'], refundedMinor: number): boolean {
  return refundedMinor > 0 || events.some(({ kind }) => kind === 'refund_refused');
}

const decisionText = `Support decides within ${handRefundDays} days how much we refund and will email you.`;

/** Returns 'Hana K., MSc Chemistry'. Only the current writer's title is known. */
function writerText(name: string | undefined, { writer }: Order): string | undefined {
  if (name !== undefined && name !== writer?.name) return name;
  return [writer?.name, writer?.title].filter(Boolean).join(', ') || undefined;
}

function addNote(steps: Step[], event: OrderEvent, context: TextContext): void {
  // An open extension is shown above the columns, and its answer is an event of its own.
  const text = event.kind === 'extension_proposed' ? undefined : eventText(event, context);
  if (text) steps.at(-1)?.notes.push({ key: String(event.id), text });
}

function withCurrent(passed: Step[], order: Order, context: TextContext): TimelineStep[] {
  const waiting = waitingStep(order, context);
  if (waiting) return [...passed, waiting];
  return passed.map((step, at) => (at === passed.length - 1 ? currentStep(step, order) : step));
}

function currentStep(step: Step, { status }: Order): TimelineStep {
  if (endKinds.includes(step.kind)) return { ...step, state: 'stopped' };
  if (status === 'completed') return step;
  return { ...step, state: 'now', when: step.when && { ...step.when, text: `since ${step.when.text}` } };
}

/** Returns the current step before payment, when the order waits for its customer. */
function waitingStep(order: Order, { now, timeZone }: TextContext): TimelineStep | undefined {
  if (order.status === 'draft') return { key: 'now', label: 'Draft', state: 'now' };
  if (order.status !== 'awaiting_payment') return undefined;
  const { heldUntil } = order.price;
  const isPriceValid = heldUntil !== null && new Date(heldUntil) > now;
  const when = isPriceValid
    ? shownMoment(heldUntil, `price valid until ${deadlineText(heldUntil, now, timeZone)}`, timeZone)
    : undefined;
  return { key: 'now', label: 'Awaiting payment', state: 'now', when };
}

function comingStep(kind: OrderEventKind, order: Order, { now, timeZone }: TextContext): TimelineStep {
  const step: TimelineStep = { key: `coming-${kind}`, label: stepNames[kind] ?? kind, state: 'to-come' };
  if (kind === 'delivered' && order.dueAt) {
    const isPast = new Date(order.dueAt) < now;
    const text = `${isPast ? 'was due' : 'due'} ${deadlineText(order.dueAt, now, timeZone)}`;
    return { ...step, when: shownMoment(order.dueAt, text, timeZone) };
  }
  if (kind !== 'completed') return step;
  if (order.status !== 'delivered' || !order.completesAt)
    return { ...step, when: { text: 'after you accept it' } };
  const text = `after you accept it, or automatically ${deadlineText(order.completesAt, now, timeZone)}`;
  return { ...step, when: shownMoment(order.completesAt, text, timeZone) };
}
