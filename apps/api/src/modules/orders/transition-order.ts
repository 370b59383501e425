import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import type { OrderEvent, OrderEventKind } from '@aw/contracts/orders/shapes';
import {
  canTransition,
  type OrderActor,
  type OrderStatus,
  type OrderTransition,
  orderTransitions,
} from '@aw/contracts/orders/states';
import { type DeliveryTime, deliveryHours } from '@aw/contracts/orders/values';
import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { hourMs } from '../../config/durations';
import type { Context } from '../../context';
import { notifyCustomer } from './notify-customer';
import { illegalTransition } from './order.errors';

/** Actor of an order's transition; for staff, with their account. */
export type Actor =
  | { by: Exclude<OrderActor, 'staff'> }
  | { by: 'staff'; admin: { id: string; username: string } };

type Detail = OrderEvent['detail'];

const kinds: Readonly<Record<OrderTransition, OrderEventKind>> = {
  place: 'placed',
  pay: 'paid',
  assign: 'assigned',
  start: 'started',
  deliver: 'delivered',
  ask_revision: 'revision_asked',
  complete: 'completed',
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  stop: 'cancelled',
  refund: 'refunded',
  return_refund: 'refund_returned',
  dispute: 'disputed',
};

/** Minimum hours for a revision. */
const revisionHours = 48;

/** Audit verbs of the transitions that staff can make. */
const staffVerbs: Partial<Record<OrderTransition, AuditVerb>> = {
  pay: 'order.pay',
  assign: 'order.assign',
  start: 'order.start',
  deliver: 'order.deliver',
  complete: 'order.complete',
  cancel: 'order.cancel',
  stop: 'order.stop',
  refund: 'order.refund',
};

/**
 * Makes a transition of an order: status, times, event, audit entry for staff and the customer's mail, all in the
 * caller's transaction. The caller holds the order's lock. Throws 409 `orders.move` for a transition that its status
 * does not allow.
 */
export async function transitionOrder(
  ctx: Context,
  order: OrderRow,
  move: OrderTransition,
  actor: Actor,
  detail: Detail = {},
): Promise<OrderRow> {
  const from = order.status;
  if (!canTransition(from, move, actor.by)) throw illegalTransition(from, move);
  const status = orderTransitions[move].to;
  const moved = await orders.update(ctx.db, order.id, { status, ...timesOf(order, move, ctx.now()) });
  await recordOrderEvent(ctx, moved, kinds[move], actor, detail, status);
  if (actor.by === 'staff') {
    const verb = staffVerbs[move];
    if (!verb) throw new Error(`The log has no verb for '${move}' by staff.`);
    await audit.insert(ctx.db, {
      actor: actor.admin.username,
      verb,
      target: `order:${order.id}`,
      before: { status: from },
      after: { status, ...detail },
    });
  }
  return moved;
}

/** Appends an event of an order and emails the customer if the event matters to them. */
export async function recordOrderEvent(
  ctx: Context,
  order: OrderRow,
  kind: OrderEventKind,
  actor: Actor,
  detail: Detail = {},
  status?: OrderStatus,
): Promise<void> {
  const adminId = actor.by === 'staff' ? actor.admin.id : undefined;
  await orders.insertEvent(ctx.db, { orderId: order.id, kind, by: actor.by, adminId, status, detail });
  await notifyCustomer(ctx, order, kind, detail, { isByStaff: actor.by === 'staff' });
}

/** Returns the columns that a transition sets beside the status. */
function timesOf(order: OrderRow, move: OrderTransition, now: Date) {
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
  switch (move) {
    case 'place':
      return { placed_at: order.placed_at ?? now };
    case 'pay':
      return {
        paid_at: now,
        due_at: later(deliveryHours[order.delivery_time as DeliveryTime]),
      };
    case 'start':
      return { started_at: now };
    case 'deliver':
      return { delivered_at: now, reminded_at: null };
    case 'ask_revision': {
      const minDueAt = later(revisionHours);
      return {
        delivered_at: null,
        due_at: order.due_at && order.due_at > minDueAt ? order.due_at : minDueAt,
        late_at: null,
      };
    }
    case 'complete':
      return { completed_at: now };
    case 'cancel':
    case 'stop':
      return { cancelled_at: now };
    case 'refund':
      return { status_before_dispute: null };
    case 'return_refund':
      return { cancelled_at: order.cancelled_at ?? now, status_before_dispute: null };
    case 'withdraw':
      return { cancelled_at: now, withdrawn_at: now };
    case 'dispute':
      // After a lost dispute the status before it is kept, in case the bank changes its decision.
      return {
        status_before_dispute:
          order.status === 'refunded' ? (order.status_before_dispute ?? order.status) : order.status,
      };
    default:
      return {};
  }
}
