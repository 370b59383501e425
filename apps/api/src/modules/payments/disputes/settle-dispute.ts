import { moneyText } from '@aw/contracts/money-text';
import { canTransition, isWorkDue } from '@aw/contracts/orders/states';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as paymentQueries from '@aw/db/payments';
import type { ProviderDispute } from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../../orders/order-access';
import { noteEvent, transitionOrder } from '../../orders/transition-order';
import { callProvider } from '../call-provider';
import { notOurs, type Settled, settledPaymentOf } from '../intents/settle-intent';
import { notifyStaffOfOrder } from '../notify-staff-of-order';
import { endReturned } from '../refunds/complete-refund';
import { fitOpenRefunds } from '../refunds/fit-open-refunds';

/** Fetches a dispute and brings our rows in line with it. */
export async function settleDispute(ctx: Context, disputeId: string): Promise<Settled> {
  return applyDispute(ctx, await callProvider(ctx, (payments) => payments.retrieveDispute(disputeId)));
}

/**
 * Brings our rows in line with a dispute as it was fetched. The order is disputed while one is open; then it counts as
 * refunded if one was lost, else it goes back to where it was. A bank can change a lost one to won; repeating it, or an
 * answer that was fetched earlier, changes nothing.
 */
export async function applyDispute(ctx: Context, dispute: ProviderDispute): Promise<Settled> {
  const payment = await settledPaymentOf(ctx, dispute.intentId);
  if (!payment) return notOurs;
  return inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, payment.order_id);
    const known = await paymentQueries.findDispute(ctx.db, dispute.id);
    const change = { status: dispute.status, due_by: dispute.dueBy, amount_minor: dispute.amountMinor };
    const isSame = known?.status === dispute.status && known.due_by?.getTime() === dispute.dueBy?.getTime();
    const isReversed = known?.status === 'lost' && dispute.status === 'won';
    // What the bank decided stays, whatever an answer says that was fetched before it.
    if (isSame || (known?.closed_at && !isReversed)) return { orderId: order.id, isChanged: false };
    const closedAt = dispute.isClosed ? ctx.now() : null;
    if (known) {
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
    const disputed = known ? order : await open(ctx, order, dispute);
    if (dispute.isClosed) await close(ctx, disputed, { ...dispute, isReversed });
    return { orderId: order.id, isChanged: true };
  });
}

const byPayment = { by: 'payment' } as const;

async function open(
  ctx: Context,
  order: OrderRow,
  { amountMinor, reason }: ProviderDispute,
): Promise<OrderRow> {
  if (!canTransition(order.status, 'dispute', 'payment')) return order;
  return transitionOrder(ctx, order, 'dispute', byPayment, { amountMinor, reason });
}

type Closed = Pick<ProviderDispute, 'status' | 'amountMinor'> & { isReversed: boolean };

async function close(
  ctx: Context,
  order: OrderRow,
  { status, amountMinor, isReversed }: Closed,
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
  const moved = await afterDispute(ctx, order);
  const next = moved.status === order.status ? undefined : moved.status;
  // The mail says that the order is back where it was only when it went there by itself.
  const detail = { amountMinor, ...(isReversed && { isAutomatic: next !== undefined }) };
  await noteEvent(ctx, moved, kind, byPayment, detail, next);
}

/** The state follows from all disputes of an order, so that their events lead to the same end in any order. */
async function afterDispute(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const { hasOpen, hasLost } = await paymentQueries.readDisputeState(ctx.db, order.id);
  const before = order.status_before_dispute;
  const isHeld = order.status === 'disputed' || (order.status === 'refunded' && before !== null);
  if (!isHeld || hasOpen) return order;
  if (hasLost)
    return orders.updateOrder(ctx.db, order.id, {
      status: 'refunded',
      status_before_dispute: before ?? 'paid',
    });
  const next = before ?? 'paid';
  const restored = await orders.updateOrder(ctx.db, order.id, {
    status: next,
    status_before_dispute: null,
    due_at: isWorkDue(next) ? await dueAfter(ctx, order) : order.due_at,
  });
  // A bank may have sent a refund back while the order was held.
  return (await endReturned(ctx, restored, await paymentQueries.sumOrderMoney(ctx.db, order.id))) ?? restored;
}

/** Nobody could deliver while the order was held, so the deadline moves by as long. */
async function dueAfter(ctx: Context, order: OrderRow): Promise<Date | null> {
  const since = await paymentQueries.findDisputedAt(ctx.db, order.id);
  if (!order.due_at || !since) return order.due_at;
  return new Date(order.due_at.getTime() + Math.max(0, ctx.now().getTime() - since.getTime()));
}
