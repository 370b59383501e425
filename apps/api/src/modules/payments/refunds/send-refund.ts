import { moneyText } from '@aw/contracts/money-text';
import type { RefundRow } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import {
  type PaymentProvider,
  type ProviderRefund,
  RefundRefusedError,
  UnknownAtProviderError,
} from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { callProvider } from '../call-provider';
import { notifyStaffOfOrder } from '../notify-staff-of-order';
import { lockRefund } from './lock-refund';
import { applyProviderRefund } from './settle-provider-refund';

type CardRefund = RefundRow & { intent_id: string | null };

/** Sends an approved refund to the provider, which makes it once however often this runs. A refused refund has failed. */
export async function sendRefund(ctx: Context, refundId: string): Promise<void> {
  const refund = await paymentQueries.findRefund(ctx.db, refundId);
  if (refund?.status !== 'pending' || refund.intent_id === null) return;
  const { intent_id: intentId } = refund;
  try {
    const sent = await callProvider(ctx, (payments) => findOrCreateRefund(payments, refund, intentId));
    await applyProviderRefund(ctx, sent);
  } catch (error) {
    if (!(error instanceof RefundRefusedError || error instanceof UnknownAtProviderError)) throw error;
    await recordRefusal(ctx, refund, error.message);
  }
}

/** Tells staff about a refund that the provider never answered. It stays pending, because its outcome is unknown. */
export async function giveUpOnRefund(ctx: Context, refundId: string): Promise<void> {
  const refund = await paymentQueries.findRefund(ctx.db, refundId);
  if (refund?.status !== 'pending') return;
  await inTransaction(ctx, async (ctx) => {
    const failure =
      'The payment provider did not respond. We try again every night. To try now, choose “Try again” in the order.';
    await paymentQueries.updateRefund(ctx.db, refundId, { failure });
    await notifyStaffOfOrder(ctx, { id: refund.order_id }, 'refund not sent', failure);
  });
}

/** Looks for the refund at the provider before creating it: a lost answer may be older than the provider's keys last. */
async function findOrCreateRefund(
  payments: PaymentProvider,
  refund: CardRefund,
  intentId: string,
): Promise<ProviderRefund> {
  if (refund.provider_id) return payments.retrieveRefund(refund.provider_id);
  for await (const listed of payments.listRefunds({ intentId }))
    if (listed.refundId === refund.id && (listed.attempt === refund.attempt || listed.status !== 'failed'))
      return listed;
  const request = {
    intentId,
    amountMinor: refund.amount_minor,
    refundId: refund.id,
    attempt: refund.attempt,
  };
  return payments.refund(request, `refund:${refund.id}:${refund.attempt}`);
}

async function recordRefusal(ctx: Context, sent: RefundRow, failure: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { order, refund } = await lockRefund(ctx.db, sent.order_id, sent.id);
    if (refund.status !== 'pending' || refund.attempt !== sent.attempt || refund.provider_id) return;
    await paymentQueries.updateRefund(ctx.db, refund.id, {
      status: 'failed',
      failure,
      settled_at: ctx.now(),
    });
    await notifyStaffOfOrder(
      ctx,
      order,
      'refund refused',
      `The payment provider refused a refund of ${moneyText(refund.amount_minor, order.currency)}: ${failure} Please open the order and choose “Try again”, or refund the money another way.`,
    );
  });
}
