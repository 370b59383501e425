import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { RefundRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import { entitledMinor } from '@aw/pricing';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../../orders/order-access';
import { listMoneyParts, sumRefundable } from '../../orders/payment-money';
import { noteEvent } from '../../orders/transition-order';
import { nothingToDecide, refundClosed, sameUser, tooMuch } from '../payment.errors';
import { lockRefund } from './lock-refund';

/**
 * Approves or declines a refund that waits for a second person, or gives up one that failed. Throws 404, 409
 * `refunds.closed` when it was decided, 409 `refunds.too_much` when its money is gone meanwhile, as by a lost dispute, and
 * 403 `refunds.same_person` for whoever asked for it.
 */
export async function decideRefund(
  ctx: StaffContext,
  orderId: string,
  refundId: string,
  isApproved: boolean,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { order, refund } = await lockRefund(ctx.db, orderId, refundId);
    const isGivenUp = refund.status === 'failed' && !isApproved;
    if (refund.status !== 'awaiting_approval' && !isGivenUp) throw refundClosed(refund);
    if (refund.requested_by === ctx.admin.id && !isGivenUp) throw sameUser();
    if (isApproved) await checkIsThere(ctx.db, order, refund);
    const change = isApproved
      ? { status: 'pending' as const, approved_by: ctx.admin.id }
      : { status: 'declined' as const, settled_at: ctx.now() };
    await payments.updateRefund(ctx.db, refundId, change);
    if (isApproved && refund.method === 'card') await ctx.jobs.enqueueRefund(ctx.db, refundId);
    await audit.insertAudit(ctx.db, {
      actor: ctx.admin.username,
      verb: isApproved ? 'order.refund_approved' : 'order.refund_declined',
      target: `order:${orderId}`,
      before: { refundId, status: refund.status },
      after: { amountMinor: refund.amount_minor, status: change.status },
    });
  });
}

/**
 * Notes for staff that nothing of an ended order's money goes back, and tells the customer why. A refund stays possible
 * afterwards. Throws 404, and 409 `refunds.nothing_to_decide` when the order goes on or its money was decided about.
 */
export async function refuseRefund(ctx: StaffContext, orderId: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, orderId);
    if (!(await orders.awaitsRefundDecision(ctx.db, orderId))) throw nothingToDecide();
    const amountMinor = sumRefundable(await listMoneyParts(ctx.db, orderId));
    await noteEvent(ctx, order, 'refund_refused', { by: 'staff', admin: ctx.admin }, { amountMinor, reason });
    await audit.insertAudit(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.refund_refused',
      target: `order:${orderId}`,
      after: { keptMinor: amountMinor, reason },
    });
  });
}

/** Throws when the payment does not cover this refund any more, as after a lost dispute. */
async function checkIsThere(db: Database, order: OrderRow, refund: RefundRow): Promise<void> {
  const parts = await listMoneyParts(db, order.id);
  const part = parts.find(({ paymentId }) => paymentId === refund.payment_id);
  const leftMinor = part ? entitledMinor(part) : 0;
  if (refund.amount_minor > leftMinor) throw tooMuch(leftMinor, order.currency);
}
