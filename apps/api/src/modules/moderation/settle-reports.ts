import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import * as audit from '@aw/db/audit';
import type { CaseTarget } from '@aw/db/moderation';
import * as moderation from '@aw/db/moderation';
import type { StaffContext } from '../../context';
import { requireTransaction } from '../../database/in-transaction';

type Decision = {
  outcome: CaseOutcome;
  /** Text of the decision; null if there is none. */
  words: string | null;
};

/**
 * Stores a decision of staff about a post and closes its open reports. A job notifies the reporters. The caller has
 * locked the post, and changes it as decided.
 */
export async function settleReports(
  ctx: StaffContext,
  target: CaseTarget,
  { outcome, words }: Decision,
): Promise<void> {
  requireTransaction(ctx);
  const now = ctx.now();
  const status = outcome === 'kept' ? 'dismissed' : 'upheld';
  const decidedBy = ctx.admin.username;
  const last = await moderation.lockCase(ctx.db, target);
  const count = await moderation.closeReports(ctx.db, target, { status, decidedBy, decision: words, now });
  // Repeating a decision without new reports keeps the time of the first one.
  if (count === 0 && last?.outcome === outcome) return;
  await moderation.recordDecision(ctx.db, target, { outcome, now });
  if (count > 0) await logSettlement(ctx, target, { status, outcome, count, now });
}

/**
 * Reverts the decision against a restored post, which the caller has locked: the reports that led to it are dismissed.
 */
export async function overturnDecision(ctx: StaffContext, target: CaseTarget): Promise<void> {
  requireTransaction(ctx);
  const last = await moderation.lockCase(ctx.db, target);
  if (!last?.outcome || last.outcome === 'kept') return;
  const now = ctx.now();
  const count = await moderation.overturnReports(ctx.db, target, { decidedBy: ctx.admin.username, now });
  await moderation.recordDecision(ctx.db, target, { outcome: 'kept', now });
  if (count > 0) await logSettlement(ctx, target, { status: 'dismissed', outcome: 'kept', count, now });
}

type Settlement = {
  status: 'upheld' | 'dismissed';
  outcome: Decision['outcome'];
  count: number;
  now: Date;
};

async function logSettlement(
  ctx: StaffContext,
  { kind, id }: CaseTarget,
  { status, outcome, count, now }: Settlement,
): Promise<void> {
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: `reports.${status}`,
    target: `${kind}:${id}`,
    after: { count, outcome },
  });
  await ctx.jobs.enqueue(ctx.db, 'notify-reporters', { kind, id, outcome, decidedAt: now.toISOString() });
}
