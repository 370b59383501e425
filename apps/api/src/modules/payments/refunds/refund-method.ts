import { handRefundDays } from '@aw/contracts/payments/refund-method';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { listMoneyParts } from '../../orders/payment-money';

/**
 * Returns the method by which the rest of an order's money is refunded, and the date by which support sends it if it did
 * not come by card. Empty if nothing is left.
 */
export async function refundMethodLeft(
  ctx: Context,
  orderId: string,
): Promise<{ method?: string; dueAt?: string }> {
  const parts = await listMoneyParts(ctx.db, orderId);
  const openParts = parts.filter((part) => part.receivedMinor - part.refundedMinor - part.disputedMinor > 0);
  const byHand = openParts.find(({ method }) => method !== 'card');
  if (byHand) return refundMethodOf(ctx, byHand.method);
  return openParts.length > 0 ? refundMethodOf(ctx, 'card') : {};
}

/** Returns the refund method for a payment method, with the date by which support sends it unless it is a card. */
export function refundMethodOf(ctx: Context, method: string): { method: string; dueAt?: string } {
  if (method === 'card') return { method };
  return { method, dueAt: new Date(ctx.now().getTime() + handRefundDays * dayMs).toISOString() };
}
