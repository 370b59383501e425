import { paymentDifference } from '@aw/contracts/payments/staff';
import { findFact, getPaymentCounts } from '@aw/db';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { reportName } from './reconcile';

const report = z.object({ at: z.string(), differences: z.array(paymentDifference) });

/** Whether cards are on, what waits or failed, and the last comparison with the provider. */
export async function getPaymentHealth(ctx: Context) {
  const [counts, fact] = await Promise.all([getPaymentCounts(ctx.db), findFact(ctx.db, reportName)]);
  const last = report.safeParse(fact).data;
  return {
    isCardOn: ctx.payments !== null,
    lastEventAt: counts.last_event_at?.toISOString() ?? null,
    waitingEvents: counts.waiting_events,
    failedEvents: counts.failed_events,
    pendingRefunds: counts.pending_refunds,
    refundsToApprove: counts.refunds_to_approve,
    openDisputes: counts.open_disputes,
    reconciledAt: last?.at ?? null,
    differences: last?.differences ?? [],
  };
}
