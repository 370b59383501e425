import { handRefundDays } from '@aw/contracts/payments/refund-method';
import { type Database, listRefundableParts } from '@aw/db';
import type { Context } from '../../context';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How what is left of an order's money goes back, and until when support sends what did not come by card; nothing when
 * nothing is left. It is asked before the refund is promised.
 */
export async function refundMethodLeft(
  ctx: Context,
  trx: Database,
  orderId: string,
): Promise<{ method?: string; dueAt?: string }> {
  const left = (await listRefundableParts(trx, orderId)).filter((part) => part.left_minor > 0);
  const byHand = left.find(({ method }) => method !== 'card');
  if (!byHand) return left.length > 0 ? { method: 'card' } : {};
  return {
    method: byHand.method,
    dueAt: new Date(ctx.now().getTime() + handRefundDays * dayMs).toISOString(),
  };
}
