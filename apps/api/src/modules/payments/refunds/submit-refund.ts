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

type Wanted = RefundRow & { intent_id: string | null };

/** Has the provider make a refund that is decided, once however often it runs; what it refuses has failed. */
export async function submitRefund(ctx: Context, refundId: string): Promise<void> {
  const wanted = await paymentQueries.findRefund(ctx.db, refundId);
  if (wanted?.status !== 'pending' || wanted.intent_id === null) return;
  const { intent_id: intentId } = wanted;
  try {
    const made = await callProvider(ctx, (payments) => makeOnce(payments, wanted, intentId));
    await applyProviderRefund(ctx, made);
  } catch (error) {
    if (!(error instanceof RefundRefusedError || error instanceof UnknownAtProviderError)) throw error;
    await noteRefusal(ctx, wanted, error.message);
  }
}

/** Tells staff of a refund that no try could make: nobody knows what became of it, so it stays on its way. */
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

/** An answer may have been lost longer ago than the provider remembers keys, so its list is looked at first. */
async function makeOnce(
  payments: PaymentProvider,
  refund: Wanted,
  intentId: string,
): Promise<ProviderRefund> {
  if (refund.provider_id) return payments.retrieveRefund(refund.provider_id);
  for await (const made of payments.listRefunds({ intentId }))
    if (made.refundId === refund.id && (made.attempt === refund.attempt || made.status !== 'failed'))
      return made;
  const wanted = { intentId, amountMinor: refund.amount_minor, refundId: refund.id, attempt: refund.attempt };
  return payments.refund(wanted, `refund:${refund.id}:${refund.attempt}`);
}

async function noteRefusal(ctx: Context, sent: RefundRow, failure: string): Promise<void> {
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
