import { paymentStepMinor } from '@aw/contracts/money-text';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../../orders/order-access';
import type { RefundRequest } from '../../orders/order-settlement';
import { wrongRefundStep } from '../payment.errors';
import { requestRefund } from './request-refund';

/**
 * Refunds all or a part of an order for staff.
 *
 * @throws 404, 400 for an amount in steps that the currency does not have, and 409 `refunds.too_much`.
 */
export async function createRefund(
  ctx: StaffContext,
  orderId: string,
  request: Pick<RefundRequest, 'amountMinor' | 'reason' | 'requestKey'>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, orderId);
    if (request.amountMinor % paymentStepMinor(order.currency) !== 0) throw wrongRefundStep(order.currency);
    await requestRefund(ctx, order, { ...request, cause: 'staff', admin: ctx.admin });
  });
}
