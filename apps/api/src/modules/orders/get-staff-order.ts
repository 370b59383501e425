import type { StaffOrder } from '@aw/contracts/orders/staff-shapes';
import { isWorkDue } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { Context } from '../../context';
import { getOrder } from './get-order';
import { orderNotFound } from './order.errors';
import { listMoneyParts, sumRefundable } from './payment-money';
import { toDecision, toStaffDispute, toStaffPayment, toStaffRefund } from './staff-order.mapper';

/** Returns true if work is past its deadline and not delivered. */
function isLate(order: Pick<OrderRow, 'status' | 'due_at'>, now: Date): boolean {
  return isWorkDue(order.status) && order.due_at !== null && order.due_at < now;
}

/** Returns an order for staff, with payments, refunds, disputes, notes, decisions and the log. Throws 404. */
export async function getStaffOrder(ctx: Context, orderId: string): Promise<StaffOrder> {
  const row = await orders.find(ctx.db, orderId);
  if (!row) throw orderNotFound();
  const [order, payments, refunds, disputes, decisions, notes, events, parts, awaitsDecision] =
    await Promise.all([
      getOrder(ctx, row),
      orders.listPaymentsForStaff(ctx.db, orderId),
      orders.listRefundsForStaff(ctx.db, orderId),
      orders.listDisputesForStaff(ctx.db, orderId),
      orders.listDecisionsForStaff(ctx.db, orderId),
      orders.listNotes(ctx.db, orderId),
      orders.listEvents(ctx.db, orderId),
      listMoneyParts(ctx.db, orderId),
      orders.awaitsRefundDecision(ctx.db, orderId),
    ]);
  const isNew = ({ createdAt }: { createdAt: string }) =>
    row.staff_read_at === null || new Date(createdAt) > row.staff_read_at;
  const actors = new Map(events.map(({ id, username }) => [id, username]));
  return {
    ...order,
    unreadMessages: order.messages.filter((message) => message.from === 'customer' && isNew(message)).length,
    userId: row.user_id,
    writerId: row.writer_id,
    isLate: isLate(row, ctx.now()),
    refundableMinor: sumRefundable(parts),
    awaitsDecision,
    approvalAboveMinor: ctx.config.REFUND_APPROVAL_ABOVE_MINOR,
    payments: payments.map(toStaffPayment),
    refunds: refunds.map(toStaffRefund),
    disputes: disputes.map((dispute) => toStaffDispute(dispute, row.currency)),
    notes: notes.map((note) => ({
      id: note.id,
      body: note.body,
      by: note.username,
      createdAt: note.created_at.toISOString(),
    })),
    jurisdiction: decisions.map(toDecision),
    log: order.events.map((event) => ({ ...event, actor: actors.get(event.id) ?? event.by })),
  };
}
