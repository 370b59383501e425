import { canTransition, isWorkDue } from '@aw/contracts/orders/states';
import {
  type Database,
  findDispute,
  findDisputedAt,
  hasOpenDispute,
  insertDispute,
  type OrderRow,
  updateDispute,
  updateOrder,
} from '@aw/db';
import type { ProviderDispute } from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { lockAnyOrder } from '../orders/order-access';
import { noteEvent, transitionOrder } from '../orders/transition-order';
import { callProvider } from './call-provider';
import { fitOpenRefunds } from './fit-open-refunds';
import { notOurs, type Settled, settledPaymentOf } from './settle-intent';

/** Fetches a dispute and brings our rows in line with it. */
export async function settleDispute(ctx: Context, disputeId: string): Promise<Settled> {
  return applyDispute(ctx, await callProvider(ctx, (payments) => payments.retrieveDispute(disputeId)));
}

/**
 * Brings our rows in line with a dispute as it was fetched: the order is disputed while it is open, goes back to where it
 * was when the last one is won, and counts as refunded when one is lost. Repeating it changes nothing.
 */
export async function applyDispute(ctx: Context, dispute: ProviderDispute): Promise<Settled> {
  const payment = await settledPaymentOf(ctx, dispute.intentId);
  if (!payment) return notOurs;
  return ctx.db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, payment.order_id);
    const known = await findDispute(trx, dispute.id);
    const change = { status: dispute.status, due_by: dispute.dueBy, amount_minor: dispute.amountMinor };
    const isSame = known?.status === dispute.status && known.due_by?.getTime() === dispute.dueBy?.getTime();
    // What the bank decided stays, whatever an answer says that was fetched before it.
    if (isSame || known?.closed_at) return { orderId: order.id, isChanged: false };
    const closedAt = dispute.isClosed ? ctx.now() : null;
    if (known) {
      await updateDispute(trx, dispute.id, { ...change, closed_at: closedAt });
    } else {
      const fixed = { id: dispute.id, order_id: order.id, payment_id: payment.id, reason: dispute.reason };
      await insertDispute(trx, { ...change, ...fixed, created_at: dispute.createdAt, closed_at: closedAt });
    }
    const disputed = known ? order : await open(ctx, trx, order, dispute);
    if (dispute.isClosed) await close(ctx, trx, disputed, dispute);
    return { orderId: order.id, isChanged: true };
  });
}

const byPayment = { by: 'payment' } as const;

async function open(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  { amountMinor, reason }: ProviderDispute,
): Promise<OrderRow> {
  if (!canTransition(order.status, 'dispute', 'payment')) return order;
  return transitionOrder(ctx, trx, order, 'dispute', byPayment, { amountMinor, reason });
}

async function close(
  ctx: Context,
  trx: Database,
  order: OrderRow,
  { status, amountMinor }: ProviderDispute,
): Promise<void> {
  const isLost = status === 'lost';
  const kind = isLost ? 'dispute_lost' : 'dispute_won';
  if (isLost)
    await fitOpenRefunds(ctx, trx, order, {
      by: [],
      reason: 'The bank returned this money to the customer.',
      actor: 'system',
    });
  const isHeld = !isLost && (await hasOpenDispute(trx, order.id));
  if (order.status !== 'disputed' || isHeld)
    return noteEvent(ctx, trx, order, kind, byPayment, { amountMinor });
  // Kept by the move that opened the dispute.
  const before = order.status_before_dispute ?? 'paid';
  const next = isLost ? 'refunded' : before;
  const moved = await updateOrder(trx, order.id, {
    status: next,
    status_before_dispute: null,
    due_at: isWorkDue(before) ? await dueAfter(ctx, trx, order) : order.due_at,
  });
  await noteEvent(ctx, trx, moved, kind, byPayment, { amountMinor }, next);
}

/** Nobody could deliver while the order was held, so the deadline moves by as long. */
async function dueAfter(ctx: Context, trx: Database, order: OrderRow): Promise<Date | null> {
  const since = await findDisputedAt(trx, order.id);
  if (!order.due_at || !since) return order.due_at;
  return new Date(order.due_at.getTime() + Math.max(0, ctx.now().getTime() - since.getTime()));
}
