import * as audit from '@aw/db/audit';
import * as payments from '@aw/db/payments';
import { refundableMinor } from '@aw/pricing';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { listMoneyParts } from '../../orders/payment-money';
import { refundClosed, refundTooLarge } from '../payment.errors';
import { completeRefund } from './complete-refund';
import { lockRefund } from './lock-refund';

type LockedRefund = Awaited<ReturnType<typeof lockRefund>>;

/**
 * Records that staff sent a refund by hand, or retries a refund by card: a failed one as a new request to the provider,
 * one without an answer as the same request.
 *
 * @throws 404, 409 `refunds.closed` and `refunds.too_much`.
 */
export async function recordManualRefund(
  ctx: StaffContext,
  orderId: string,
  refundId: string,
  reference?: string,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockRefund(ctx.db, orderId, refundId);
    if (locked.refund.method === 'card') await retryCardRefund(ctx, locked);
    else await completeByHand(ctx, locked, reference);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: locked.refund.method === 'card' ? 'order.refund_retried' : 'order.refund_settled',
      target: `order:${orderId}`,
      before: { refundId, status: locked.refund.status },
      after: { amountMinor: locked.refund.amount_minor, reference },
    });
  });
}

async function completeByHand(
  ctx: StaffContext,
  { order, refund }: LockedRefund,
  reference?: string,
): Promise<void> {
  if (refund.status !== 'pending') throw refundClosed(refund);
  const change = { status: 'succeeded' as const, reference: reference ?? null, settled_at: ctx.now() };
  const settled = await payments.updateRefund(ctx.db, refund.id, change);
  await completeRefund(ctx, order, settled, { by: 'staff', admin: ctx.admin });
}

async function retryCardRefund(ctx: StaffContext, { order, refund }: LockedRefund): Promise<void> {
  if (refund.status === 'failed') {
    const parts = await listMoneyParts(ctx.db, order.id);
    const part = parts.find(({ paymentId }) => paymentId === refund.payment_id);
    const leftMinor = part ? refundableMinor(part) : 0;
    if (refund.amount_minor > leftMinor) throw refundTooLarge(leftMinor, order.currency);
    const nextAttempt = { attempt: refund.attempt + 1, provider_id: null, failure: null, settled_at: null };
    await payments.updateRefund(ctx.db, refund.id, { ...nextAttempt, status: 'pending' });
  } else if (refund.status !== 'pending') {
    throw refundClosed(refund);
  }
  await ctx.jobs.enqueue(ctx.db, 'send-refund', { refundId: refund.id });
}
