import { paymentDifference } from '@aw/contracts/payments/staff';
import * as payments from '@aw/db/payments';
import * as staff from '@aw/db/staff';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { failureName, reportName } from './reconcile';

const report = z.object({ at: z.string(), differences: z.array(paymentDifference) });
const failure = z.object({ at: z.string(), reason: z.string() });

/** Returns whether cards are on, counts of waiting and failed work, and the last comparison with the provider. */
export async function getPaymentHealth(ctx: Context) {
  const [counts, reportFact, failureFact] = await Promise.all([
    payments.getCounts(ctx.db),
    staff.findFact(ctx.db, reportName),
    staff.findFact(ctx.db, failureName),
  ]);
  const last = report.safeParse(reportFact).data;
  const lastFailure = failure.safeParse(failureFact).data;
  // A later successful comparison hides the failure. Both times are ISO texts in UTC, which sort as text.
  const hasFailed = lastFailure !== undefined && lastFailure.at > (last?.at ?? '');
  return {
    isCardOn: ctx.payments !== null,
    lastEventAt: counts.last_event_at?.toISOString() ?? null,
    waitingEvents: counts.waiting_events,
    failedEvents: counts.failed_events,
    pendingRefunds: counts.pending_refunds,
    refundsToApprove: counts.refunds_to_approve,
    openDisputes: counts.open_disputes,
    reconciledAt: last?.at ?? null,
    comparisonFailure: hasFailed ? lastFailure : null,
    differences: last?.differences ?? [],
  };
}
