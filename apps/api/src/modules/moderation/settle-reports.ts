import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import * as audit from '@aw/db/audit';
import type { CaseTarget } from '@aw/db/moderation';
import * as moderation from '@aw/db/moderation';
import type { StaffContext } from '../../context';

type Decision = {
  outcome: CaseOutcome;
  /** Its words; null for a decision without any. */
  words: string | null;
};

/**
 * Notes what staff decided about a thing and ends its open reports, whose reporters are told by a job. The caller holds
 * the thing, and changes it as was decided.
 */
export async function settleReports(
  ctx: StaffContext,
  target: CaseTarget,
  { outcome, words }: Decision,
): Promise<void> {
  const now = ctx.now();
  const status = outcome === 'kept' ? 'dismissed' : 'upheld';
  const decidedBy = ctx.admin.username;
  const last = await moderation.lockCase(ctx.db, target);
  const count = await moderation.closeReports(ctx.db, target, { status, decidedBy, decision: words, now });
  // Decided again as it stands, with nothing that was open: the decision and its moment stay.
  if (count === 0 && last?.outcome === outcome) return;
  await moderation.noteDecision(ctx.db, target, { outcome, now });
  if (count > 0) await noteSettled(ctx, target, { status, outcome, count, now });
}

/**
 * Takes the decision against a thing back, once that is put back: the reports that led to it are dismissed. The caller
 * holds the thing.
 */
export async function overturnDecision(ctx: StaffContext, target: CaseTarget): Promise<void> {
  const last = await moderation.lockCase(ctx.db, target);
  if (!last?.outcome || last.outcome === 'kept') return;
  const now = ctx.now();
  const count = await moderation.overturnReports(ctx.db, target, { decidedBy: ctx.admin.username, now });
  await moderation.noteDecision(ctx.db, target, { outcome: 'kept', now });
  if (count > 0) await noteSettled(ctx, target, { status: 'dismissed', outcome: 'kept', count, now });
}

type Settled = {
  status: 'upheld' | 'dismissed';
  outcome: Decision['outcome'];
  count: number;
  now: Date;
};

async function noteSettled(
  ctx: StaffContext,
  { kind, id }: CaseTarget,
  { status, outcome, count, now }: Settled,
): Promise<void> {
  await audit.insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb: `reports.${status}`,
    target: `${kind}:${id}`,
    after: { count, outcome },
  });
  await ctx.jobs.enqueueReporterNotices(ctx.db, { kind, id, outcome, decidedAt: now.toISOString() });
}
