import type { PaymentDifference } from '@aw/contracts/payments/staff';
import {
  findCardPayment,
  insertAudit,
  listOpenCardPayments,
  listOpenDisputes,
  listPendingCardRefunds,
  setFact,
} from '@aw/db';
import {
  IntentClosedError,
  type ProviderIntent,
  UnknownAtProviderError,
} from '../../adapters/payments/payment-provider';
import type { Context, StaffContext } from '../../context';
import { paymentsOff } from '../../domain/orders/order.errors';
import { callProvider } from '../../domain/payments/call-provider';
import { findDifferences, readProviderMoney } from '../../domain/payments/find-differences';
import { applyDispute, settleDispute } from '../../domain/payments/settle-dispute';
import { applyIntent, forgetIntent, type Settled, settleIntent } from '../../domain/payments/settle-intent';
import { applyProviderRefund, settleProviderRefund } from '../../domain/payments/settle-provider-refund';
import { submitRefund } from '../../domain/payments/submit-refund';

/** Under which fact the last report is kept. */
export const reportName = 'payments-report';

/**
 * Settles whatever the provider has of the last weeks and whatever is open here, so that a webhook event that never came is
 * made up for, then compares both and keeps the report. Throws 503 `payments.unavailable`.
 */
export async function reconcile(
  ctx: Context,
): Promise<{ repaired: number; differences: PaymentDifference[] }> {
  const repaired = ctx.payments ? await repair(ctx) : 0;
  const differences = await findDifferences(ctx);
  await setFact(ctx.db, reportName, { at: ctx.now().toISOString(), repaired, differences });
  return { repaired, differences };
}

/** The same because somebody of the staff asked for it, with an entry in the log. Throws 409 `payments.off`. */
export async function reconcileNow(ctx: StaffContext) {
  if (!ctx.payments) throw paymentsOff();
  const report = await reconcile(ctx);
  await insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb: 'payments.reconciled',
    target: 'payments',
    after: { repaired: report.repaired, differences: report.differences.length },
  });
  return report;
}

async function repair(ctx: Context): Promise<number> {
  let repaired = 0;
  const count = async (settle: Promise<Settled | boolean>) => {
    const settled = await settle;
    if (typeof settled === 'boolean' ? settled : settled.isChanged) repaired += 1;
  };
  const { intents, refunds, disputes } = await readProviderMoney(ctx);
  for (const intent of intents) {
    await count(applyIntent(ctx, intent));
    await count(endStray(ctx, intent));
  }
  for (const refund of refunds) await count(applyProviderRefund(ctx, refund));
  for (const dispute of disputes) await count(applyDispute(ctx, dispute));
  // What was made before those weeks and is still open here.
  const seen = new Set([...intents, ...disputes].map(({ id }) => id));
  for (const { intent_id: id } of await listOpenCardPayments(ctx.db))
    if (id !== null && !seen.has(id)) await count(settleOrForget(ctx, id));
  for (const { id } of await listOpenDisputes(ctx.db)) if (!seen.has(id)) await count(settleDispute(ctx, id));
  for (const { id, provider_id: providerId } of await listPendingCardRefunds(ctx.db))
    await count(providerId ? settleProviderRefund(ctx, providerId) : sendAgain(ctx, id));
  return repaired;
}

async function settleOrForget(ctx: Context, intentId: string): Promise<Settled | boolean> {
  try {
    return await settleIntent(ctx, intentId);
  } catch (error) {
    if (!(error instanceof UnknownAtProviderError)) throw error;
    await forgetIntent(ctx, intentId);
    return true;
  }
}

async function sendAgain(ctx: Context, refundId: string): Promise<boolean> {
  await submitRefund(ctx, refundId);
  return true;
}

/** Ends an intent of a known order that another one took the place of, such as when its answer was lost for days. */
async function endStray(ctx: Context, { id, orderId, status }: ProviderIntent): Promise<boolean> {
  if (orderId === null || ['canceled', 'succeeded', 'processing'].includes(status)) return false;
  const payment = await findCardPayment(ctx.db, orderId);
  if (!payment?.intent_id || payment.intent_id === id) return false;
  try {
    await callProvider(ctx, (payments) => payments.cancelIntent(id));
    return true;
  } catch (error) {
    if (error instanceof IntentClosedError) return false;
    throw error;
  }
}
