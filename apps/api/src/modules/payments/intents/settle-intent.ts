import type { Database } from '@aw/db';
import type { PaymentRow } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import type { ProviderIntent } from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../../orders/order-access';
import { callProvider } from '../call-provider';
import { markPaid } from '../mark-paid';
import { isUntoldFailure, tellLateFailure } from './notify-failed-payment';
import { isFinal, paymentStatusOf } from './payment-status';

/** What settling did: whose order it was about (null when it is not one of ours), and whether anything changed. */
export type Settled = { orderId: string | null; isChanged: boolean };

export const notOurs: Settled = { orderId: null, isChanged: false };

/** Facts that only the event itself states, beside the intent that it names. */
type Told = { wasProcessing?: boolean };

/** Fetches a payment intent and brings our rows in line with it; repeating it changes nothing. */
export async function settleIntent(ctx: Context, intentId: string, told: Told = {}): Promise<Settled> {
  return applyIntent(ctx, await callProvider(ctx, (payments) => payments.retrieveIntent(intentId)), told);
}

/** Brings our rows in line with a payment intent as it was fetched: what has succeeded or was ended stays so. */
export async function applyIntent(
  ctx: Context,
  intent: ProviderIntent,
  { wasProcessing = false }: Told = {},
): Promise<Settled> {
  const change = changeOf(intent, ctx.now());
  const known = await rowOf(ctx.db, intent);
  if (!known) return notOurs;
  const isUntold = (payment: PaymentRow) => isUntoldFailure(ctx, payment, intent, wasProcessing);
  if (isSettled(known, change) && !isUntold(known)) return { orderId: known.order_id, isChanged: false };
  return inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, known.order_id);
    const payment = await rowOf(ctx.db, intent);
    if (!payment) return notOurs;
    if (isSettled(payment, change) && !isUntold(payment)) return { orderId: order.id, isChanged: false };
    // Stamped while the order is held: a decision that came first was made without this money.
    const changed = await paymentQueries.updatePayment(ctx.db, payment.id, changeOf(intent, ctx.now()));
    if (changed.status === 'succeeded') await markPaid(ctx, order, changed, { by: 'payment' });
    if (isUntold(payment)) await tellLateFailure(ctx, order, payment, intent);
    return { orderId: order.id, isChanged: true };
  });
}

/** Our payment of an intent: what follows from a payment may be told before it, so that it is settled first. */
export async function settledPaymentOf(
  ctx: Context,
  intentId: string | null,
): Promise<PaymentRow | undefined> {
  if (intentId === null) return undefined;
  const payment = await paymentQueries.findPaymentOfIntent(ctx.db, intentId);
  if (payment?.status === 'succeeded') return payment;
  await settleIntent(ctx, intentId);
  return paymentQueries.findPaymentOfIntent(ctx.db, intentId);
}

/** Marks an intent that the provider does not know as ended, so that a new one can take its place. */
export async function forgetIntent(ctx: Context, intentId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const known = await paymentQueries.findPaymentOfIntent(ctx.db, intentId);
    if (!known) return;
    await lockAnyOrder(ctx.db, known.order_id);
    const payment = await paymentQueries.findPaymentOfIntent(ctx.db, intentId);
    if (!payment || isFinal(payment.status)) return;
    const failure = 'The payment provider does not know this payment.';
    await paymentQueries.updatePayment(ctx.db, payment.id, { status: 'cancelled', failure });
  });
}

/** The payment of an intent; also one whose answer was lost, by the order that the intent names. */
async function rowOf(db: Database, { id, orderId }: ProviderIntent): Promise<PaymentRow | undefined> {
  const known = await paymentQueries.findPaymentOfIntent(db, id);
  if (known || orderId === null) return known;
  const waiting = await paymentQueries.findCardPayment(db, orderId);
  return waiting?.intent_id === null ? waiting : undefined;
}

function changeOf(intent: ProviderIntent, now: Date) {
  const status = paymentStatusOf(intent);
  const isPaid = status === 'succeeded';
  return {
    intent_id: intent.id,
    status,
    // While it can still change, our row says what was asked for last: an answer on its way may be older.
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
