import type { Database } from '@aw/db';
import type { PaymentRow } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import type { ProviderIntent } from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../../orders/order-access';
import { callProvider } from '../call-provider';
import { markPaid } from '../mark-paid';
import { isUnreportedFailure, notifyFailedPayment } from './notify-failed-payment';
import { isFinal, paymentStatusOf } from './payment-status';

/**
 * Result of settling an object of the provider. `orderId` is null if the object belongs to no order of this
 * installation.
 */
export type Settled = { orderId: string | null; isChanged: boolean };

export const notOurs: Settled = { orderId: null, isChanged: false };

/** Facts that only the webhook event states, not the intent that it names. */
type EventFacts = { wasProcessing?: boolean };

/** Fetches a payment intent and updates our rows to match it. Repeating it changes nothing. */
export async function settleIntent(ctx: Context, intentId: string, facts: EventFacts = {}): Promise<Settled> {
  return applyIntent(ctx, await callProvider(ctx, (payments) => payments.retrieveIntent(intentId)), facts);
}

/** Updates our rows to match a fetched payment intent. A payment that has succeeded or was cancelled stays so. */
export async function applyIntent(
  ctx: Context,
  intent: ProviderIntent,
  { wasProcessing = false }: EventFacts = {},
): Promise<Settled> {
  const change = changeOf(intent, ctx.now());
  const unlocked = await findPaymentRow(ctx.db, intent);
  if (!unlocked) return notOurs;
  const isUnreported = (payment: PaymentRow) => isUnreportedFailure(ctx, payment, intent, wasProcessing);
  if (isSettled(unlocked, change) && !isUnreported(unlocked))
    return { orderId: unlocked.order_id, isChanged: false };
  return inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, unlocked.order_id);
    const payment = await findPaymentRow(ctx.db, intent);
    if (!payment) return notOurs;
    if (isSettled(payment, change) && !isUnreported(payment)) return { orderId: order.id, isChanged: false };
    // The time is taken under the lock: an earlier decision about the order was made without this money.
    const changed = await paymentQueries.update(ctx.db, payment.id, changeOf(intent, ctx.now()));
    if (changed.status === 'succeeded') await markPaid(ctx, order, changed, { by: 'payment' });
    if (isUnreported(payment)) await notifyFailedPayment(ctx, order, payment, intent);
    return { orderId: order.id, isChanged: true };
  });
}

/**
 * Returns our payment of an intent, settled first if needed: events of its refunds and disputes may arrive before its
 * own.
 */
export async function getSettledPayment(
  ctx: Context,
  intentId: string | null,
): Promise<PaymentRow | undefined> {
  if (intentId === null) return undefined;
  const payment = await paymentQueries.findByIntent(ctx.db, intentId);
  if (payment?.status === 'succeeded') return payment;
  await settleIntent(ctx, intentId);
  return paymentQueries.findByIntent(ctx.db, intentId);
}

/** Marks the payment of an intent that the provider does not know as cancelled, so that a new intent can replace it. */
export async function endUnknownIntent(ctx: Context, intentId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const unlocked = await paymentQueries.findByIntent(ctx.db, intentId);
    if (!unlocked) return;
    await lockAnyOrder(ctx.db, unlocked.order_id);
    const payment = await paymentQueries.findByIntent(ctx.db, intentId);
    if (!payment || isFinal(payment.status)) return;
    const failure = 'The payment provider does not know this payment.';
    await paymentQueries.update(ctx.db, payment.id, { status: 'cancelled', failure });
  });
}

/** Finds the payment of an intent. If the answer with the intent's id was lost, it is the card payment of the order. */
async function findPaymentRow(
  db: Database,
  { id, orderId }: ProviderIntent,
): Promise<PaymentRow | undefined> {
  const payment = await paymentQueries.findByIntent(db, id);
  if (payment || orderId === null) return payment;
  const waiting = await paymentQueries.findCardPayment(db, orderId);
  return waiting?.intent_id === null ? waiting : undefined;
}

function changeOf(intent: ProviderIntent, now: Date) {
  const status = paymentStatusOf(intent);
  const isPaid = status === 'succeeded';
  return {
    intent_id: intent.id,
    status,
    // While it can still change, our row keeps the amount of our latest request: an answer on its way may be older.
    ...(isPaid && { amount_minor: intent.amountMinor }),
    received_minor: isPaid ? intent.receivedMinor : 0,
    charge_id: intent.chargeId,
    card_brand: intent.card?.brand ?? null,
    card_last4: intent.card?.last4 ?? null,
    failure: isPaid ? null : intent.failure,
    succeeded_at: isPaid ? now : null,
  };
}

function isSettled(payment: PaymentRow, change: ReturnType<typeof changeOf>): boolean {
  const names = ['intent_id', 'status', 'charge_id', 'failure'] as const;
  return isFinal(payment.status) || names.every((name) => payment[name] === change[name]);
}
