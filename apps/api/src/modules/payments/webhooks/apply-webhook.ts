import type { WebhookEvent } from '@aw/contracts/payments/staff';
import * as audit from '@aw/db/audit';
import type { WebhookEventRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import { UnknownAtProviderError } from '../../../adapters/payments/payment-provider';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { settleDispute } from '../disputes/settle-dispute';
import { notOurs, type Settled, settleIntent } from '../intents/settle-intent';
import { notFound, paymentsOff } from '../payment.errors';
import { settleProviderRefund, settleRefundsOfIntent } from '../refunds/settle-provider-refund';
import { toWebhookEvent } from './list-webhooks';

/** Settles a stored webhook event by fetching the object that it names. Does nothing if the event is settled already. */
export async function applyWebhook(ctx: Context, eventId: string): Promise<void> {
  const event = await payments.findWebhookEvent(ctx.db, eventId);
  if (!event || ['done', 'ignored'].includes(event.status)) return;
  try {
    const settled = await settle(ctx, event);
    const { orderId } = settled ?? notOurs;
    await payments.updateWebhookEvent(ctx.db, eventId, {
      status: orderId === null ? 'ignored' : 'done',
      order_id: orderId,
      error: orderId === null ? ignoredReason(settled) : null,
      processed_at: ctx.now(),
    });
  } catch (error) {
    await payments.updateWebhookEvent(ctx.db, eventId, { error: textOf(error) });
    throw error;
  }
}

/** Marks a webhook event as failed after the last try. Staff see it and can replay it. */
export async function giveUpOnWebhook(ctx: Context, eventId: string): Promise<void> {
  const event = await payments.findWebhookEvent(ctx.db, eventId);
  if (event?.status !== 'waiting') return;
  await payments.updateWebhookEvent(ctx.db, eventId, { status: 'failed', processed_at: ctx.now() });
}

/**
 * Settles a webhook event again at once, for staff.
 *
 * @throws 404 for an unknown event, 409 `payments.off` and 503 `payments.unavailable`.
 */
export async function replayWebhook(ctx: StaffContext, eventId: string): Promise<WebhookEvent> {
  if (!ctx.payments) throw paymentsOff();
  const event = await payments.findWebhookEvent(ctx.db, eventId);
  if (!event) throw notFound('webhook event');
  await inTransaction(ctx, async (ctx) => {
    await payments.updateWebhookEvent(ctx.db, eventId, {
      status: 'waiting',
      error: null,
      processed_at: null,
    });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'payments.notice_replayed',
      target: `notice:${eventId}`,
      before: { status: event.status },
    });
  });
  try {
    await applyWebhook(ctx, eventId);
  } catch (error) {
    await giveUpOnWebhook(ctx, eventId);
    throw error;
  }
  const settled = await payments.findWebhookEvent(ctx.db, eventId);
  return toWebhookEvent(settled ?? event);
}

/**
 * Fetches and settles the object of an event, by the event's type. Returns undefined for types that have no effect
 * here.
 */
async function settle(ctx: Context, { type, object_id: id }: WebhookEventRow): Promise<Settled | undefined> {
  try {
    if (type.startsWith('charge.dispute.')) return await settleDispute(ctx, id);
    if (type.startsWith('refund.') || type.startsWith('charge.refund.'))
      return await settleProviderRefund(ctx, id);
    if (!type.startsWith('payment_intent.') && !type.startsWith('charge.')) return undefined;
    const wasProcessing = type === 'payment_intent.processing' || type === 'charge.pending';
    const settled = await settleIntent(ctx, id, { wasProcessing });
    if (type === 'charge.refunded' && settled.orderId !== null) await settleRefundsOfIntent(ctx, id);
    return settled;
  } catch (error) {
    if (error instanceof UnknownAtProviderError) return notOurs;
    throw error;
  }
}

const ignoredReason = (settled: Settled | undefined) =>
  settled
    ? 'This event is not about an order of this installation.'
    : 'Events of this kind have no effect here.';

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
