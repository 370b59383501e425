import { moneyText } from '@aw/contracts/money-text';
import { canTransition, isWorkDue } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as paymentQueries from '@aw/db/payments';
import type { ProviderDispute } from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../../orders/order-access';
import { recordOrderEvent, transitionOrder } from '../../orders/transition-order';
import { callProvider } from '../call-provider';
import { getSettledPayment, notOurs, type Settled } from '../intents/settle-intent';
import { notifyStaffOfOrder } from '../notify-staff-of-order';
import { cancelReturned } from '../refunds/complete-refund';
import { fitOpenRefunds } from '../refunds/fit-open-refunds';

/** Fetches a dispute and updates our rows to match it. */
export async function settleDispute(ctx: Context, disputeId: string): Promise<Settled> {
  return applyDispute(ctx, await callProvider(ctx, (payments) => payments.retrieveDispute(disputeId)));
}

/**
 * Updates our rows to match a fetched dispute. The order is disputed while a dispute is open. After that it is refunded
 * if one was lost, and otherwise returns to its earlier status. A bank can change a lost dispute to won. Repeating it
 * has no effect, nor has an answer that was fetched earlier.
 */
export async function applyDispute(ctx: Context, dispute: ProviderDispute): Promise<Settled> {
  const payment = await getSettledPayment(ctx, dispute.intentId);
  if (!payment) return notOurs;
  return inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, payment.order_id);
    const row = await paymentQueries.findDispute(ctx.db, dispute.id);
    const change = { status: dispute.status, due_by: dispute.dueBy, amount_minor: dispute.amountMinor };
    const isSame = row?.status === dispute.status && row.due_by?.getTime() === dispute.dueBy?.getTime();
    const isReversed = row?.status === 'lost' && dispute.status === 'won';
    // An answer that was fetched before the bank decided does not undo the decision.
    if (isSame || (row?.closed_at && !isReversed)) return { orderId: order.id, isChanged: false };
    const closedAt = dispute.isClosed ? ctx.now() : null;
    if (row) {
      await paymentQueries.updateDispute(ctx.db, dispute.id, { ...change, closed_at: closedAt });
    } else {
      const fixed = { id: dispute.id, order_id: order.id, payment_id: payment.id, reason: dispute.reason };
      await paymentQueries.insertDispute(ctx.db, {
        ...change,
        ...fixed,
        created_at: dispute.createdAt,
        closed_at: closedAt,
      });
    }
    const disputed = row ? order : await openDispute(ctx, order, dispute);
    if (dispute.isClosed) await closeDispute(ctx, disputed, { ...dispute, isReversed });
    return { orderId: order.id, isChanged: true };
  });
}

const byPayment = { by: 'payment' } as const;

async function openDispute(
  ctx: Context,
  order: OrderRow,
  { amountMinor, reason }: ProviderDispute,
): Promise<OrderRow> {
  if (!canTransition(order.status, 'dispute', 'payment')) return order;
  return transitionOrder(ctx, order, 'dispute', byPayment, { amountMinor, reason });
}

type ClosedDispute = Pick<ProviderDispute, 'status' | 'amountMinor'> & { isReversed: boolean };

async function closeDispute(
  ctx: Context,
  order: OrderRow,
  { status, amountMinor, isReversed }: ClosedDispute,
): Promise<void> {
  const isLost = status === 'lost';
  if (isLost)
    await fitOpenRefunds(ctx, order, {
      by: [],
      reason: 'The bank returned this money to the customer.',
      actor: 'system',
    });
  if (isReversed)
    await notifyStaffOfOrder(
      ctx,
      order,
      'we won a dispute we had lost',
      `The bank changed its decision, and we have the ${moneyText(amountMinor, order.currency)} again. Please check the status of the order and continue it if needed.`,
    );
  const kind = isReversed ? 'dispute_reversed' : isLost ? 'dispute_lost' : 'dispute_won';
  const moved = await updateDisputedOrder(ctx, order);
  const next = moved.status === order.status ? undefined : moved.status;
  // The mail says that the order has its earlier status only if it was restored automatically.
  const detail = { amountMinor, ...(isReversed && { isAutomatic: next !== undefined }) };
  await recordOrderEvent(ctx, moved, kind, byPayment, detail, next);
}

/** Derives the status from all disputes of an order, so that their events have the same result in any sequence. */
async function updateDisputedOrder(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const { hasOpen, hasLost } = await paymentQueries.getDisputeState(ctx.db, order.id);
  const before = order.status_before_dispute;
  const isByDispute = order.status === 'disputed' || (order.status === 'refunded' && before !== null);
  if (!isByDispute || hasOpen) return order;
  if (hasLost)
    return orders.update(ctx.db, order.id, {
      status: 'refunded',
      status_before_dispute: before ?? 'paid',
    });
  const next = before ?? 'paid';
  const restored = await orders.update(ctx.db, order.id, {
    status: next,
    status_before_dispute: null,
    due_at: isWorkDue(next) ? await deadlineAfterDispute(ctx, order) : order.due_at,
  });
  // A bank may have returned a refund during the dispute.
  return (
    (await cancelReturned(ctx, restored, await paymentQueries.sumOrderMoney(ctx.db, order.id))) ?? restored
  );
}

/** Extends the deadline by the length of the dispute, because nobody could deliver meanwhile. */
async function deadlineAfterDispute(ctx: Context, order: OrderRow): Promise<Date | null> {
  const since = await paymentQueries.findDisputedAt(ctx.db, order.id);
  if (!order.due_at || !since) return order.due_at;
  return new Date(order.due_at.getTime() + Math.max(0, ctx.now().getTime() - since.getTime()));
}
