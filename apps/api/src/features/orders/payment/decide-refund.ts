import { insertAudit, updateRefund } from '@aw/db';
import type { StaffContext } from '../../../context';
import { holdRefund } from './hold-refund';
import { refundClosed, samePerson } from './payment.errors';

/**
 * Approves or declines a refund that waits for a second person. Throws 404, 409 `refunds.closed` when it was decided, and
 * 403 `refunds.same_person` for whoever asked for it.
 */
export async function decideRefund(
  ctx: StaffContext,
  orderId: string,
  refundId: string,
  isApproved: boolean,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { refund } = await holdRefund(trx, orderId, refundId);
    if (refund.status !== 'awaiting_approval') throw refundClosed();
    if (refund.requested_by === ctx.admin.id) throw samePerson();
    const change = isApproved
      ? { status: 'pending', approved_by: ctx.admin.id }
      : { status: 'declined', settled_at: ctx.now() };
    await updateRefund(trx, refundId, change);
    if (isApproved && refund.method === 'card') await ctx.jobs.enqueueRefund(trx, refundId);
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: isApproved ? 'order.refund_approved' : 'order.refund_declined',
      target: `order:${orderId}`,
      before: { refundId, status: refund.status },
      after: { amountMinor: refund.amount_minor, status: change.status },
    });
  });
}
