import { type ReportKind, reportKindFacts, reportReasonFacts } from '@aw/contracts/moderation/reasons';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import * as moderation from '@aw/db/moderation';
import type { Context } from '../../context';
import { resumeInBatches } from '../../database/batches';
import { notify } from '../notifications/notify';
import type { ModeratedKinds } from './moderated-kind';

const reportersPerTransaction = 100;

type DecidedCase = {
  kind: ReportKind;
  id: number;
  outcome: CaseOutcome;
  /** Time of the decision as stored with the reports. */
  decidedAt: string;
};

/**
 * Notifies everyone who reported a post of the decision. Runs as a job, which continues where an earlier try ended, so that
 * nobody is notified twice. The title of a removed post is left out, because it may be the reason for the removal.
 */
export async function notifyReporters(
  ctx: Context,
  kinds: ModeratedKinds,
  { kind, id, outcome, decidedAt }: DecidedCase,
): Promise<void> {
  const { pathOf, listPath } = kinds[kind];
  const path = outcome === 'removed' ? listPath : await pathOf(ctx.db, id);
  const decisionMail = {
    kind: 'report_decided',
    noun: reportKindFacts[kind].noun,
    outcome,
    link: `${ctx.config.SITE_ORIGIN}${path}`,
  } as const;
  const name = `reporters-notified:${kind}:${id}:${outcome}:${decidedAt}`;
  const progress = { name, size: reportersPerTransaction };
  await resumeInBatches(ctx, progress, async (ctx, afterId) => {
    const batch = { decidedAt: new Date(decidedAt), afterId, limit: reportersPerTransaction };
    const reports = await moderation.listDecidedReports(ctx.db, { kind, id }, batch);
    for (const report of reports) {
      const reason = reportReasonFacts[report.reason].label;
      const mail = { ...decisionMail, reason, reportedAt: report.created_at };
      await notify(ctx, { userId: report.reporter_id, mail, link: path });
    }
    return reports;
  });
}
