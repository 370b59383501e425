import type { PaymentDifference } from '@aw/contracts/payments/staff';
import * as audit from '@aw/db/audit';
import * as paymentQueries from '@aw/db/payments';
import * as staff from '@aw/db/staff';
import {
  IntentClosedError,
  PaymentsRefusedError,
  PaymentsUnavailableError,
  type ProviderIntent,
  UnknownAtProviderError,
} from '../../../adapters/payments/payment-provider';
import type { Context, StaffContext } from '../../../context';
import { FeatureError } from '../../../errors/feature-error';
import { callProvider } from '../call-provider';
import { applyDispute, settleDispute } from '../disputes/settle-dispute';
import { applyIntent, endUnknownIntent, type Settled, settleIntent } from '../intents/settle-intent';
import { comparisonFailed, paymentsOff } from '../payment.errors';
import { sendRefund } from '../refunds/send-refund';
import { applyProviderRefund, settleProviderRefund } from '../refunds/settle-provider-refund';
import { differenceOf } from './compare-order';
import { findDifferences, readProviderMoney } from './find-differences';

/** Names of the facts that store the last report and the last failure. */
export const reportName = 'payments-report';
export const failureName = 'payments-report-failure';

type Report = { repaired: number; differences: PaymentDifference[] };

/**
 * Settles the provider's recent objects and everything that is open here, which makes up for lost webhook events. Then
 * compares both sides and stores the report or the failure. Throws 503 `payments.unavailable`.
 */
export async function reconcile(ctx: Context): Promise<Report> {
  try {
    const { repaired, differences: unclear } = await repair(ctx);
    const differences = [...unclear, ...(await findDifferences(ctx))];
    await staff.setFact(ctx.db, reportName, { at: ctx.now().toISOString(), repaired, differences });
    return { repaired, differences };
  } catch (error) {
    const failure = { at: ctx.now().toISOString(), reason: reasonOf(error) };
    // If the database is down, the failure cannot be stored, and the first error says more.
    await staff.setFact(ctx.db, failureName, failure).catch(() => undefined);
    throw error;
  }
}

/**
 * Runs a comparison for staff and records it in the audit log.
 *
 * @throws 409 `payments.off` and 503 `payments.unavailable`.
 */
export async function reconcileNow(ctx: StaffContext): Promise<Report> {
  if (!ctx.payments) throw paymentsOff();
  const report = await reconcile(ctx).catch((error: unknown) => {
    const isExpected = isAway(error) || refusalOf(error);
    throw isExpected ? comparisonFailed(reasonOf(error)) : error;
  });
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'payments.reconciled',
    target: 'payments',
    after: { repaired: report.repaired, differences: report.differences.length },
  });
  return report;
}

function reasonOf(error: unknown): string {
  if (isAway(error)) return 'The payment provider did not respond.';
  if (refusalOf(error)) return `The payment provider refused our request: ${messageOf(error)}`;
  return `An error stopped the comparison: ${messageOf(error)}`;
}

/** Returns true if the provider did not answer, so that further requests are useless. */
const isAway = (error: unknown) =>
  error instanceof PaymentsUnavailableError ||
  (error instanceof FeatureError && error.code === 'payments.unavailable' && !refusalOf(error));

/** Returns the provider's error when it refused our request. */
const refusalOf = (error: unknown) =>
  error instanceof FeatureError && error.cause instanceof PaymentsRefusedError ? error.cause : undefined;

function messageOf(error: unknown): string {
  const cause = refusalOf(error) ?? error;
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 300);
}

type Item = { name: string; orderId?: string | null; paymentId?: string | null };

/**
 * Settles each object separately: one that cannot be settled becomes a line of the report and does not stop the others.
 */
async function repair(ctx: Context): Promise<Report> {
  const report: Report = { repaired: 0, differences: [] };
  if (!ctx.payments) return report;
  const attempt = async (item: Item, settle: () => Promise<Settled | boolean>) => {
    try {
      const settled = await settle();
      if (typeof settled === 'boolean' ? settled : settled.isChanged) report.repaired += 1;
    } catch (error) {
      if (isAway(error)) throw error;
      report.differences.push(unclearItem(item, error));
    }
  };
  // Staff are alerted when the provider refuses to list its objects.
  const { intents, refunds, disputes } = await callProvider(ctx, () => readProviderMoney(ctx));
  for (const intent of intents) {
    const item = { name: `payment intent ${intent.id}`, orderId: intent.orderId };
    await attempt(item, () => applyIntent(ctx, intent));
    await attempt(item, () => cancelReplacedIntent(ctx, intent));
  }
  for (const refund of refunds)
    await attempt({ name: `refund ${refund.id}` }, () => applyProviderRefund(ctx, refund));
  for (const dispute of disputes)
    await attempt({ name: `dispute ${dispute.id}` }, () => applyDispute(ctx, dispute));
  // Objects that are open here and older than the lists.
  const listedIds = new Set([...intents, ...disputes].map(({ id }) => id));
  for (const { intent_id: id, ...row } of await paymentQueries.listOpenCardPayments(ctx.db))
    if (id !== null && !listedIds.has(id))
      await attempt(itemOf(`payment intent ${id}`, row.order_id, row.id), () => settleOrEnd(ctx, id));
  for (const { id, ...row } of await paymentQueries.listOpenDisputes(ctx.db))
    if (!listedIds.has(id))
      await attempt(itemOf(`dispute ${id}`, row.order_id, row.payment_id), () => settleDispute(ctx, id));
  for (const { id, provider_id: providerId, ...row } of await paymentQueries.listPendingCardRefunds(ctx.db))
    await attempt(itemOf(`refund ${providerId ?? id}`, row.order_id, row.payment_id), () =>
      providerId ? settleProviderRefund(ctx, providerId) : resendRefund(ctx, id),
    );
  return report;
}

const itemOf = (name: string, orderId: string, paymentId: string): Item => ({ name, orderId, paymentId });

function unclearItem({ name, orderId = null, paymentId = null }: Item, error: unknown): PaymentDifference {
  const what =
    error instanceof UnknownAtProviderError
      ? `The provider has no record of the ${name}, which is open here.`
      : `We could not compare the ${name}: ${messageOf(error)}`;
  return differenceOf(orderId, paymentId, what);
}

async function settleOrEnd(ctx: Context, intentId: string): Promise<Settled | boolean> {
  try {
    return await settleIntent(ctx, intentId);
  } catch (error) {
    if (!(error instanceof UnknownAtProviderError)) throw error;
    await endUnknownIntent(ctx, intentId);
    return true;
  }
}

async function resendRefund(ctx: Context, refundId: string): Promise<boolean> {
  await sendRefund(ctx, refundId);
  return true;
}

/** Cancels an intent that another one replaced, for example when its answer was lost for days. Returns true if it did. */
async function cancelReplacedIntent(ctx: Context, { id, orderId, status }: ProviderIntent): Promise<boolean> {
  if (orderId === null || ['canceled', 'succeeded', 'processing'].includes(status)) return false;
  const payment = await paymentQueries.findCardPayment(ctx.db, orderId);
  if (!payment?.intent_id || payment.intent_id === id) return false;
  try {
    await callProvider(ctx, (payments) => payments.cancelIntent(id));
    return true;
  } catch (error) {
    if (error instanceof IntentClosedError) return false;
    throw error;
  }
}
