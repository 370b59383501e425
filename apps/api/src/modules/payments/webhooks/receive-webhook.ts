import * as paymentQueries from '@aw/db/payments';
import { SignatureError, UnreadableEventError } from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { paymentsOff, unreadableEvent, wrongSignature } from '../payment.errors';

/**
 * Stores a signed webhook event of the provider and enqueues the job that settles it. Repeated deliveries of an event are
 * stored once.
 *
 * @throws 409 `payments.off` without a provider, 400 `payments.signature` for a wrong or old signature, and 400
 * `request.invalid` for a signed event of another shape.
 */
export async function receiveWebhook(ctx: Context, body: Buffer, signature: string): Promise<void> {
  if (!ctx.payments) throw paymentsOff();
  const event = readSigned(ctx.payments, body, signature);
  await inTransaction(ctx, async (ctx) => {
    if (await paymentQueries.insertWebhookEvent(ctx.db, event))
      await ctx.jobs.enqueue(ctx.db, 'apply-webhook', { eventId: event.id });
  });
}

function readSigned(payments: NonNullable<Context['payments']>, body: Buffer, signature: string) {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof UnreadableEventError) throw unreadableEvent();
    throw error instanceof SignatureError ? wrongSignature() : error;
  }
}
