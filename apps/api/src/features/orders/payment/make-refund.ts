import type { StaffContext } from '../../../context';
import { holdAnyOrder } from '../open-order';
import { type RefundRequest, startRefund } from './start-refund';

/** Gives back all or a part of an order for staff. Throws 404 and 409 `refunds.too_much`. */
export async function makeRefund(
  ctx: StaffContext,
  orderId: string,
  request: Pick<RefundRequest, 'amountMinor' | 'reason' | 'requestKey'>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const order = await holdAnyOrder(trx, orderId);
    await startRefund(ctx, trx, order, { ...request, cause: 'staff', admin: ctx.admin });
  });
}
