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
import { getSettledPayment, notOurs, type Settled } from '../intents/settle-intent';
import { notifyStaffOfOrder } from '../notify-staff-of-order';
import { completeRefund, handleReturnedRefund } from './complete-refund';
import { fitOpenRefunds } from './fit-open-refunds';

/** Fetches a refund of the provider and updates our rows to match it. */
export async function settleProviderRefund(ctx: Context, providerId: string): Promise<Settled> {
  return applyProviderRefund(ctx, await callProvider(ctx, (payments) => payments.retrieveRefund(providerId)));
}

/** Updates our rows to match every refund of a payment intent, including those made on the provider's own page. */
export async function settleRefundsOfIntent(ctx: Context, intentId: string): Promise<void> {
  const refunds = await callProvider(ctx, (payments) => collect(payments.listRefunds({ intentId })));
  for (const refund of refunds) await applyProviderRefund(ctx, refund);
}

/** Updates our rows to match a fetched refund. Repeating it changes nothing. */
export async function applyProviderRefund(ctx: Context, fetched: ProviderRefund): Promise<Settled> {
  const payment = await getSettledPayment(ctx, fetched.intentId);
  if (!payment) return notOurs;
  return inTransaction(ctx, async (ctx) => {
    const order = await lockAnyOrder(ctx.db, payment.order_id);
    const row = await findRefundRow(ctx.db, fetched);
    if (row === 'past') return { orderId: order.id, isChanged: false };
    if (row && row.provider_id === fetched.id && isSettled(row.status, fetched.status))
      return { orderId: order.id, isChanged: false };
    const refund = await saveRefund(ctx, payment, fetched, row);
    if (refund) await handleOutcome(ctx, order, refund);
    return { orderId: order.id, isChanged: refund !== undefined };
  });
}

/** Sequence of a refund's states at the provider. It can fail after it succeeded, when a bank sends it back. */
const stateSequence: readonly string[] = ['pending', 'succeeded', 'failed'];

/** Returns true if our row has this state or a later one, because the answer was fetched before the last change. */
function isSettled(stored: RefundRow['status'], fetched: ProviderRefund['status']): boolean {
  if (stored === 'declined') return fetched === 'failed';
  return stateSequence.indexOf(stored) >= stateSequence.indexOf(fetched);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds our row of the provider's refund. Returns 'past' for a failed attempt that was followed by another one. */
async function findRefundRow(db: Database, fetched: ProviderRefund): Promise<RefundRow | 'past' | undefined> {
  const row = await paymentQueries.findRefundByProviderId(db, fetched.id);
  if (row || !fetched.refundId || !uuid.test(fetched.refundId)) return row;
  const request = await paymentQueries.findRefund(db, fetched.refundId);
  if (!request) return undefined;
  if (fetched.status === 'failed' && (request.provider_id || request.attempt !== fetched.attempt))
    return 'past';
  // A row never represents two refunds that both took money.
  return request.provider_id ? undefined : request;
}

async function saveRefund(
  ctx: Context,
  payment: PaymentRow,
  fetched: ProviderRefund,
  row: RefundRow | undefined,
): Promise<RefundRow | undefined> {
  const state = {
    provider_id: fetched.id,
    status: fetched.status,
    failure: fetched.failure,
    settled_at: fetched.status === 'pending' ? null : ctx.now(),
  };
  if (row) return paymentQueries.updateRefund(ctx.db, row.id, state);
  const adopted = await paymentQueries.insertRefund(ctx.db, {
    ...state,
    order_id: payment.order_id,
    payment_id: payment.id,
    amount_minor: fetched.amountMinor,
    reason: 'Refunded at the payment provider.',
    cause: 'staff',
    request_key: `provider:${fetched.id}`,
    created_at: fetched.createdAt,
  });
  if (adopted && adopted.status !== 'failed')
    await fitOpenRefunds(
      ctx,
      { id: adopted.order_id },
      { by: [adopted], reason: adopted.reason, actor: 'system' },
    );
  return adopted;
}

async function handleOutcome(ctx: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  if (refund.status === 'succeeded') await completeRefund(ctx, order, refund, { by: 'payment' });
  if (refund.status !== 'failed') return;
  await handleReturnedRefund(ctx, order, refund);
  await notifyStaffOfOrder(
    ctx,
    order,
    'a refund did not go through',
    `A refund of ${moneyText(refund.amount_minor, order.currency)} did not go through: ${refund.failure ?? 'no reason given'}. We told the customer that support will send it again. Please open the order and choose “Try again”, or refund it another way.`,
  );
}
