import { moneyText } from '@aw/contracts/money-text';
import type { Database } from '@aw/db';
import type { OrderRow } from '@aw/db/orders';
import type { PaymentRow, RefundRow } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import type { ProviderRefund } from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { lockAnyOrder } from '../../orders/order-access';
import { callProvider, collect } from '../call-provider';
import { notOurs, type Settled, settledPaymentOf } from '../intents/settle-intent';
import { notifyStaffOfOrder } from '../notify-staff-of-order';
import { completeRefund, returnRefund } from './complete-refund';
import { fitOpenRefunds } from './fit-open-refunds';

/** Fetches a refund and brings our rows in line with it. */
export async function settleProviderRefund(ctx: Context, providerId: string): Promise<Settled> {
  return applyProviderRefund(ctx, await callProvider(ctx, (payments) => payments.retrieveRefund(providerId)));
}

/** Brings our rows in line with every refund of a payment intent, those made at the provider's own page too. */
export async function adoptRefunds(ctx: Context, intentId: string): Promise<void> {
  const made = await callProvider(ctx, (payments) => collect(payments.listRefunds({ intentId })));
  for (const refund of made) await applyProviderRefund(ctx, refund);
}

/** Brings our rows in line with a refund as it was fetched; repeating it changes nothing. */
export async function applyProviderRefund(ctx: Context, made: ProviderRefund): Promise<Settled> {
  const payment = await settledPaymentOf(ctx, made.intentId);
  if (!payment) return notOurs;
  return inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, payment.order_id);
    const known = await rowOf(ctx.db, made);
    // A try of ours that failed and was followed by another one.
    if (known === 'past') return { orderId: order.id, isChanged: false };
    if (known && known.provider_id === made.id && isSettled(known.status, made.status))
      return { orderId: order.id, isChanged: false };
    const refund = await keep(ctx, payment, made, known);
    if (refund) await follow(ctx, order, refund);
    return { orderId: order.id, isChanged: refund !== undefined };
  });
}

/** In which order the states of one refund at the provider follow; a bank can still send back one that arrived. */
const steps: readonly string[] = ['pending', 'succeeded', 'failed'];

/** Whether our row already says this or something later: an answer may have been fetched before the last change. */
function isSettled(known: RefundRow['status'], made: ProviderRefund['status']): boolean {
  if (known === 'declined') return made === 'failed';
  return steps.indexOf(known) >= steps.indexOf(made);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function rowOf(db: Database, made: ProviderRefund): Promise<RefundRow | 'past' | undefined> {
  const known = await paymentQueries.findRefundOfProvider(db, made.id);
  if (known || !made.refundId || !uuid.test(made.refundId)) return known;
  const asked = await paymentQueries.findRefund(db, made.refundId);
  if (!asked) return undefined;
  if (made.status === 'failed' && (asked.provider_id || asked.attempt !== made.attempt)) return 'past';
  // One row never stands for two refunds that both took money.
  return asked.provider_id ? undefined : asked;
}

async function keep(
  ctx: Context,
  payment: PaymentRow,
  made: ProviderRefund,
  known: RefundRow | undefined,
): Promise<RefundRow | undefined> {
  const state = {
    provider_id: made.id,
    status: made.status,
    failure: made.failure,
    settled_at: made.status === 'pending' ? null : ctx.now(),
  };
  if (known) return paymentQueries.updateRefund(ctx.db, known.id, state);
  const adopted = await paymentQueries.insertRefund(ctx.db, {
    ...state,
    order_id: payment.order_id,
    payment_id: payment.id,
    amount_minor: made.amountMinor,
    reason: 'Refunded at the payment provider.',
    cause: 'staff',
    request_key: `provider:${made.id}`,
    created_at: made.createdAt,
  });
  if (adopted && adopted.status !== 'failed')
    await fitOpenRefunds(
      ctx,
      { id: adopted.order_id },
      { by: [adopted], reason: adopted.reason, actor: 'system' },
    );
  return adopted;
}

async function follow(ctx: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  if (refund.status === 'succeeded') await completeRefund(ctx, order, refund, { by: 'payment' });
  if (refund.status !== 'failed') return;
  await returnRefund(ctx, order, refund);
  await notifyStaffOfOrder(
    ctx,
    order,
    'a refund did not go through',
    `A refund of ${moneyText(refund.amount_minor, order.currency)} did not go through: ${refund.failure ?? 'no reason given'}. We told the customer that support will send it again. Please open the order and choose “Try again”, or refund it another way.`,
  );
}
