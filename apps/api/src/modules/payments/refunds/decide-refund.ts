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
import { recordOrderEvent } from '../../orders/transition-order';
import { nothingToDecide, ownRefundRequest, refundClosed, refundTooLarge } from '../payment.errors';
import { lockRefund } from './lock-refund';

/**
 * Approves or declines a refund that waits for a second person, or gives up a failed one.
 *
 * @throws 404, 409 `refunds.closed` for a decided refund, 409 `refunds.too_much` if its money is gone, for example by a
 * lost dispute, and 403 `refunds.same_person` for the person who requested it.
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
    if (refund.requested_by === ctx.admin.id && !isGivenUp) throw ownRefundRequest();
    if (isApproved) await checkIsCovered(ctx.db, order, refund);
    const change = isApproved
      ? { status: 'pending' as const, approved_by: ctx.admin.id }
      : { status: 'declined' as const, settled_at: ctx.now() };
    await payments.updateRefund(ctx.db, refundId, change);
    if (isApproved && refund.method === 'card') await ctx.jobs.enqueue(ctx.db, 'send-refund', { refundId });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: isApproved ? 'order.refund_approved' : 'order.refund_declined',
      target: `order:${orderId}`,
      before: { refundId, status: refund.status },
      after: { amountMinor: refund.amount_minor, status: change.status },
    });
  });
}

/**
 * Records the decision that nothing of an ended order is refunded, and tells the customer why. Staff can still refund
 * later.
 *
 * @throws 404, and 409 `refunds.nothing_to_decide` if the order is still open or the decision was already made.
 */
export async function refuseRefund(ctx: StaffContext, orderId: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, orderId);
    if (!(await orders.awaitsRefundDecision(ctx.db, orderId))) throw nothingToDecide();
    const amountMinor = sumRefundable(await listMoneyParts(ctx.db, orderId));
    await recordOrderEvent(
      ctx,
      order,
      'refund_refused',
      { by: 'staff', admin: ctx.admin },
      { amountMinor, reason },
    );
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'order.refund_refused',
      target: `order:${orderId}`,
      after: { keptMinor: amountMinor, reason },
    });
  });
}

/** Throws if the payment no longer covers this refund, for example after a lost dispute. */
async function checkIsCovered(db: Database, order: OrderRow, refund: RefundRow): Promise<void> {
  const parts = await listMoneyParts(db, order.id);
  const part = parts.find(({ paymentId }) => paymentId === refund.payment_id);
  const leftMinor = part ? entitledMinor(part) : 0;
  if (refund.amount_minor > leftMinor) throw refundTooLarge(leftMinor, order.currency);
}
