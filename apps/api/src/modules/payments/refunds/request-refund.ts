import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import type { RefundRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import { entitledMinor, refundableMinor } from '@aw/pricing';
import type { Context } from '../../../context';
import type { RefundRequest } from '../../orders/order-settlement';
import { listMoneyParts, type MoneyPart } from '../../orders/payment-money';
import { refundTooLarge, requestKeyUsed } from '../payment.errors';
import { fitOpenRefunds } from './fit-open-refunds';

/**
 * Requests a refund of an order to the payments that it was paid with; card refunds are sent after the commit. Refunds
 * of staff that exceed REFUND_APPROVAL_ABOVE_MINOR for the order wait for a second person. The caller holds the order's
 * lock.
 *
 * @throws 409 `refunds.too_much` above what was received and is neither refunded nor promised, and 409 `request.key_used`
 * for a key that was sent with another order, amount or reason.
 */
export async function requestRefund(ctx: Context, order: OrderRow, request: RefundRequest): Promise<void> {
  const { amountMinor, reason, cause, requestKey, admin, isOwed = false } = request;
  if (await isAlreadyRequested(ctx.db, order, request)) return;
  const shares = splitByPayment(request, await listMoneyParts(ctx.db, order.id), order.currency);
  const refunds: RefundRow[] = [];
  const status = (await needsApproval(ctx, order, request)) ? 'awaiting_approval' : 'pending';
  for (const [index, share] of shares.entries()) {
    const refund = await payments.insertRefund(ctx.db, {
      order_id: order.id,
      payment_id: share.paymentId,
      amount_minor: share.amountMinor,
      reason,
      cause,
      status,
      request_key: index === 0 ? requestKey : `${requestKey}:${index + 1}`,
      requested_by: admin?.id ?? null,
    });
    // A parallel request for another order used the key.
    if (!refund) throw requestKeyUsed();
    refunds.push(refund);
    if (status === 'pending' && share.method === 'card')
      await ctx.jobs.enqueue(ctx.db, 'send-refund', { refundId: refund.id });
  }
  if (isOwed) await fitOpenRefunds(ctx, order, { by: refunds, reason, actor: admin?.username ?? 'system' });
  if (admin)
    await audit.insert(ctx.db, {
      actor: admin.username,
      verb: 'order.refund_asked',
      target: `order:${order.id}`,
      after: { amountMinor, status },
    });
}

/**
 * Returns true for a repeated request. Automatic refunds may repeat a key with another amount or reason; staff may not.
 */
async function isAlreadyRequested(
  db: Database,
  order: OrderRow,
  { requestKey, cause, amountMinor, reason }: RefundRequest,
): Promise<boolean> {
  const earlier = await payments.findRefundByKey(db, requestKey);
  if (!earlier) return false;
  const isSame = cause !== 'staff' || (earlier.amount_minor === amountMinor && earlier.reason === reason);
  if (earlier.order_id !== order.id || !isSame) throw requestKeyUsed();
  return true;
}

/** Splits an amount over the payments that it is refunded to. Throws if they do not cover it. */
function splitByPayment(
  { amountMinor, isOwed = false, paymentId }: RefundRequest,
  parts: MoneyPart[],
  currency: string,
) {
  let openMinor = amountMinor;
  const leftOf = isOwed ? entitledMinor : refundableMinor;
  const shares = parts
    .filter((part) => paymentId === undefined || part.paymentId === paymentId)
    .map((part) => {
      const shareMinor = Math.min(openMinor, leftOf(part));
      openMinor -= shareMinor;
      return { paymentId: part.paymentId, method: part.method, amountMinor: shareMinor };
    });
  if (openMinor > 0) throw refundTooLarge(amountMinor - openMinor, currency);
  return shares.filter((share) => share.amountMinor > 0);
}

/**
 * Returns true if a second person must approve. Refunds of an order are added up, so that parts do not evade the limit.
 */
async function needsApproval(
  ctx: Context,
  order: OrderRow,
  { amountMinor, cause }: RefundRequest,
): Promise<boolean> {
  if (cause !== 'staff') return false;
  const unapprovedMinor = await payments.sumUnapprovedRefunds(ctx.db, order.id);
  return unapprovedMinor + amountMinor > ctx.config.REFUND_APPROVAL_ABOVE_MINOR;
}
