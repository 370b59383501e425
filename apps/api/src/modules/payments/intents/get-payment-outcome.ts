import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@aw/contracts/orders/shapes';
import type { PaymentOutcome } from '@aw/contracts/payments/public';
import * as orders from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import type { ProviderIntent } from '../../../adapters/payments/payment-provider';
import type { UserContext } from '../../../context';
import { getOrder } from '../../orders/get-order';
import { paymentNotFound } from '../payment.errors';
import { paymentStatusOf } from './payment-status';

type Outcome = { outcome: PaymentOutcome; reason: string | null };

/** Maximum wait for the provider. After it, the page gets the status of our row. */
const maxWaitMs = 3_000;

const cancelledReason = 'This payment was cancelled. You have not been charged.';

/**
 * Returns the outcome of a payment of an own order, by its intent or by the order. It has succeeded once our row says so,
 * which takes a verified webhook event.
 *
 * @throws 404 `payments.not_found` for a payment of somebody else and for an unknown one.
 */
export async function getPaymentOutcome(
  ctx: UserContext,
  { payment_intent: intentId, orderId }: { payment_intent?: string; orderId?: string },
): Promise<Outcome & { order: Order }> {
  const payment = intentId
    ? await payments.findByIntent(ctx.db, intentId)
    : orderId && (await payments.findCardPayment(ctx.db, orderId));
  const order = payment && (await orders.findForUser(ctx.db, payment.order_id, ctx.userId));
  if (!order) throw paymentNotFound();
  const outcome =
    payment.status === 'succeeded' ? outcomeOf('succeeded', null) : await outcomeAtProvider(ctx, payment);
  return { ...outcome, order: await getOrder(ctx, order, { userId: ctx.userId }) };
}

async function outcomeAtProvider(ctx: UserContext, payment: PaymentRow): Promise<Outcome> {
  const intent = await getIntentInTime(ctx, payment.intent_id ?? '');
  if (!intent) return outcomeOf(payment.status, payment.failure);
  const status = paymentStatusOf(intent);
  // Only the webhook event, which is on the way, makes the order paid.
  return outcomeOf(status === 'succeeded' ? 'processing' : status, intent.failure);
}

async function getIntentInTime(ctx: UserContext, intentId: string): Promise<ProviderIntent | undefined> {
  const waiting = new AbortController();
  const timeout = sleep(maxWaitMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  const answer = ctx.payments?.retrieveIntent(intentId).catch(() => undefined);
  const intent = await Promise.race([answer, timeout]);
  waiting.abort();
  return intent;
}

function outcomeOf(status: string, failure: string | null): Outcome {
  switch (status) {
    case 'succeeded':
    case 'processing':
      return { outcome: status, reason: null };
    case 'failed':
      return { outcome: 'failed', reason: failure };
    case 'cancelled':
      return { outcome: 'failed', reason: failure ?? cancelledReason };
    default:
      return { outcome: 'unknown', reason: null };
  }
}
