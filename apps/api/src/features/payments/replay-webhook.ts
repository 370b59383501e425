import type { WebhookEvent } from '@aw/contracts/payments/staff';
import { findWebhookEvent, insertAudit, updateWebhookEvent } from '@aw/db';
import type { StaffContext } from '../../context';
import { paymentsOff } from '../../domain/orders/order.errors';
import { nothingThere } from '../../domain/payments/payment.errors';
import { applyWebhook, giveUpOnWebhook } from './apply-webhook';
import { toWebhookEvent } from './get-webhooks';

/** Settles a notice again, now. Throws 404, 409 `payments.off` and 503 `payments.unavailable`. */
export async function replayWebhook(ctx: StaffContext, eventId: string): Promise<WebhookEvent> {
  if (!ctx.payments) throw paymentsOff();
  const event = await findWebhookEvent(ctx.db, eventId);
  if (!event) throw nothingThere('notice');
  await ctx.db.transaction().execute(async (trx) => {
    await updateWebhookEvent(trx, eventId, { status: 'waiting', error: null, processed_at: null });
    await insertAudit(trx, {
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
  const settled = await findWebhookEvent(ctx.db, eventId);
  return toWebhookEvent(settled ?? event);
}
