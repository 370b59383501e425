import type { OrderEvent, OrderEventKind } from '@aw/contracts/order-shapes';
import {
  mayMove,
  type OrderActor,
  type OrderMove,
  type OrderStatus,
  orderMoves,
} from '@aw/contracts/order-states';
import { type DeliveryTime, deliveryHours } from '@aw/contracts/order-values';
import { type Database, insertAudit, insertOrderEvent, type OrderRow, updateOrder } from '@aw/db';
import type { Context } from '../../context';
import { illegalMove } from './order.errors';
import { tellCustomer } from './tell-customer';

/** Who moves an order; staff with their account. */
export type Mover =
  | { by: Exclude<OrderActor, 'staff'> }
  | { by: 'staff'; admin: { id: string; username: string } };

type Detail = OrderEvent['detail'];

const kinds: Readonly<Record<OrderMove, OrderEventKind>> = {
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
  dispute: 'disputed',
};

const hourMs = 60 * 60 * 1000;

/** Hours that a revision has at least. */
const revisionHours = 48;

/**
 * Makes one move of an order that the caller holds: state, times, event, audit entry of staff and the customer's mail,
 * all in the caller's transaction. Throws 409 `orders.move` for a move that its state does not have.
 */
export async function moveOrder(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  move: OrderMove,
  mover: Mover,
  detail: Detail = {},
): Promise<OrderRow> {
  const from = order.status as OrderStatus;
  if (!mayMove(from, move, mover.by)) throw illegalMove(from, move);
  const status = orderMoves[move].to;
  const moved = await updateOrder(trx, order.id, { status, ...timesOf(order, move, ctx.now()) });
  await noteEvent(ctx, trx, moved, kinds[move], mover, detail, status);
  if (mover.by === 'staff')
    await insertAudit(trx, {
      actor: mover.admin.username,
      verb: `order.${move}`,
      target: `order:${order.id}`,
      before: { status: from },
      after: { status, ...detail },
    });
  return moved;
}

/** Appends an event of an order and mails the customer what they should know of it. */
export async function noteEvent(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  kind: OrderEventKind,
  mover: Mover,
  detail: Detail = {},
  status?: OrderStatus,
): Promise<void> {
  const adminId = mover.by === 'staff' ? mover.admin.id : undefined;
  await insertOrderEvent(trx, { orderId: order.id, kind, by: mover.by, adminId, status, detail });
  await tellCustomer(ctx, trx, order, kind, detail, { isByStaff: mover.by === 'staff' });
}

/** The columns that a move sets beside the state. */
function timesOf(order: OrderRow, move: OrderMove, now: Date) {
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
  switch (move) {
    case 'place':
      return { placed_at: order.placed_at ?? now };
    case 'pay':
      return {
        paid_at: now,
        due_at: later(deliveryHours[order.delivery_time as DeliveryTime]),
        cancelled_at: null,
      };
    case 'start':
      return { started_at: now };
    case 'deliver':
      return { delivered_at: now, reminded_at: null };
    case 'ask_revision': {
      const least = later(revisionHours);
      return {
        delivered_at: null,
        due_at: order.due_at && order.due_at > least ? order.due_at : least,
        late_at: null,
      };
    }
    case 'complete':
      return { completed_at: now };
    case 'cancel':
    case 'stop':
      return { cancelled_at: now };
    case 'withdraw':
      return { cancelled_at: now, withdrawn_at: now };
    case 'dispute':
      return { status_before_dispute: order.status };
    default:
      return {};
  }
}
