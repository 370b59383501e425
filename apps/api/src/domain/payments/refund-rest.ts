import { type Database, listRefundableParts, type OrderRow } from '@aw/db';
import type { Context } from '../../context';
import { type RefundRequest, requestRefund } from './request-refund';

/**
 * Gives back whatever is left of the money that was received for an order that the caller holds and has just ended;
 * nothing when there is none.
 */
export async function refundRest(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  why: Pick<RefundRequest, 'reason' | 'admin'>,
): Promise<void> {
  const parts = await listRefundableParts(trx, order.id);
  const amountMinor = parts.reduce((sum, part) => sum + Math.max(0, part.left_minor), 0);
  if (amountMinor === 0) return;
  await requestRefund(ctx, trx, order, {
    ...why,
    amountMinor,
    cause: why.admin ? 'staff' : 'cancelled',
    requestKey: `cancelled:${order.id}:${order.cancelled_at?.getTime()}`,
  });
}
