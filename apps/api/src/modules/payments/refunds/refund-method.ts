import { handRefundDays } from '@aw/contracts/payments/refund-method';
import type { Context } from '../../../context';
import { listMoneyParts } from '../../orders/payment-money';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns how the money of an order that has not gone back yet goes back, and until when support sends what did not come
 * by card; empty when nothing is left.
 */
export async function refundMethodLeft(
  ctx: Context,
  orderId: string,
): Promise<{ method?: string; dueAt?: string }> {
  const parts = await listMoneyParts(ctx.db, orderId);
  const left = parts.filter((part) => part.receivedMinor - part.refundedMinor - part.disputedMinor > 0);
  const byHand = left.find(({ method }) => method !== 'card');
  if (byHand) return refundMethodOf(ctx, byHand.method);
  return left.length > 0 ? refundMethodOf(ctx, 'card') : {};
}

/** Returns how money that came by a method goes back, and until when support sends it; a card needs no person. */
export function refundMethodOf(ctx: Context, method: string): { method: string; dueAt?: string } {
  if (method === 'card') return { method };
  return { method, dueAt: new Date(ctx.now().getTime() + handRefundDays * dayMs).toISOString() };
}
