import { awaitsRefundDecision, insertAudit, listRefundableParts } from '@aw/db';
import type { StaffContext } from '../../context';
import { lockAnyOrder } from '../../domain/orders/order-access';
import { noteEvent } from '../../domain/orders/transition-order';
import { nothingToDecide } from '../../domain/payments/payment.errors';

/**
 * Notes for staff that nothing of an ended order's money goes back, and tells the customer why. A refund stays possible
 * afterwards. Throws 404, and 409 `refunds.nothing_to_decide` when the order goes on or its money was decided about.
 */
export async function refuseRefund(ctx: StaffContext, orderId: string, reason: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, orderId);
    if (!(await awaitsRefundDecision(trx, orderId))) throw nothingToDecide();
    const parts = await listRefundableParts(trx, orderId);
    const amountMinor = parts.reduce((sum, { left_minor }) => sum + Math.max(0, left_minor), 0);
    await noteEvent(
      ctx,
      trx,
      order,
      'refund_refused',
      { by: 'staff', admin: ctx.admin },
      { amountMinor, reason },
    );
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'order.refund_refused',
      target: `order:${orderId}`,
      after: { keptMinor: amountMinor, reason },
    });
  });
}
