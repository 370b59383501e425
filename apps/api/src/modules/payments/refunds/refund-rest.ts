import type { OrderRow } from '@aw/db/orders';
import type { Context } from '../../../context';
import type { RefundRequest } from '../../orders/order-settlement';
import { listMoneyParts, sumEntitled } from '../../orders/payment-money';
import { requestRefund } from './request-refund';

/**
 * Refunds everything that is left of an order that has just ended. Requests that wait for approval become part of it.
 * Does nothing if no money is left. The caller holds the order's lock.
 */
export async function refundRest(
  ctx: Context,
  order: OrderRow,
  why: Pick<RefundRequest, 'reason' | 'admin'>,
): Promise<void> {
  const amountMinor = sumEntitled(await listMoneyParts(ctx.db, order.id));
  if (amountMinor === 0) return;
  await requestRefund(ctx, order, {
    ...why,
    amountMinor,
    cause: why.admin ? 'staff' : 'cancelled',
    isOwed: true,
    requestKey: `cancelled:${order.id}:${order.cancelled_at?.getTime()}`,
  });
}
