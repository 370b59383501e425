import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { OrderRow } from '@aw/db/orders';
import type { RefundRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import { entitledMinor, refundableMinor } from '@aw/pricing';
import type { Context } from '../../../context';
import type { RefundRequest } from '../../orders/order-settlement';
import { listMoneyParts, type MoneyPart } from '../../orders/payment-money';
import { keyUsed, tooMuch } from '../payment.errors';
import { fitOpenRefunds } from './fit-open-refunds';

/**
 * Promises money back of an order that the caller holds, to the way that it came, and has it sent once that commits.
 * What staff give back of one order above REFUND_APPROVAL_ABOVE_MINOR waits for a second person. Throws 409
 * `refunds.too_much` above what was received and is not given back or promised yet, and 409 `request.key_used` for a key
 * that was sent with another order, amount or reason.
 */
export async function requestRefund(ctx: Context, order: OrderRow, request: RefundRequest): Promise<void> {
  const { amountMinor, reason, cause, requestKey, admin, isOwed = false } = request;
  if (await isAsked(ctx.db, order, request)) return;
  const shares = sharesOf(request, await listMoneyParts(ctx.db, order.id), order.currency);
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
    // Another order took the key in this very moment.
    if (!refund) throw keyUsed();
    refunds.push(refund);
    if (status === 'pending' && share.method === 'card') await ctx.jobs.enqueueRefund(ctx.db, refund.id);
  }
  if (isOwed) await fitOpenRefunds(ctx, order, { by: refunds, reason, actor: admin?.username ?? 'system' });
  if (admin)
    await audit.insertAudit(ctx.db, {
      actor: admin.username,
      verb: 'order.refund_asked',
      target: `order:${order.id}`,
      after: { amountMinor, status },
    });
}

/** Whether this was asked before. Rules of ours ask again with what is left then; of staff it is the same or another. */
async function isAsked(
  db: Database,
  order: OrderRow,
  { requestKey, cause, amountMinor, reason }: RefundRequest,
): Promise<boolean> {
  const asked = await payments.findAskedRefund(db, requestKey);
  if (!asked) return false;
  const isSame = cause !== 'staff' || (asked.amount_minor === amountMinor && asked.reason === reason);
  if (asked.order_id !== order.id || !isSame) throw keyUsed();
  return true;
}

/** Returns the parts of an amount over the payments that it goes back to; throws when they do not hold it. */
function sharesOf(
  { amountMinor, isOwed = false, paymentId }: RefundRequest,
  parts: MoneyPart[],
  currency: string,
) {
  let open = amountMinor;
  const leftOf = isOwed ? entitledMinor : refundableMinor;
  const shares = parts
    .filter((part) => paymentId === undefined || part.paymentId === paymentId)
    .map((part) => {
      const share = Math.min(open, leftOf(part));
      open -= share;
      return { paymentId: part.paymentId, method: part.method, amountMinor: share };
    });
  if (open > 0) throw tooMuch(amountMinor - open, currency);
  return shares.filter((share) => share.amountMinor > 0);
}

/** Small refunds add up: a second person is not got round by giving back in parts. */
async function needsApproval(
  ctx: Context,
  order: OrderRow,
  { amountMinor, cause }: RefundRequest,
): Promise<boolean> {
  if (cause !== 'staff') return false;
  const given = await payments.sumUnapprovedRefunds(ctx.db, order.id);
  return given + amountMinor > ctx.config.REFUND_APPROVAL_ABOVE_MINOR;
}
