import { type ReportKind, reportKindFacts, reportReasonFacts } from '@aw/contracts/moderation/reasons';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import * as moderation from '@aw/db/moderation';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notify } from '../notifications/notify';
import type { ModeratedKinds } from './moderated-kind';

type DecidedCase = {
  kind: ReportKind;
  id: number;
  outcome: CaseOutcome;
  /** Time of the decision as stored with the reports. */
  decidedAt: string;
};

/**
 * Notifies everyone who reported a post of the decision; runs as a job. Either all of them are notified or none. The
 * title of a removed post is left out, because it may be the reason for the removal.
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
  await inTransaction(ctx, async (ctx) => {
    for (const report of await moderation.listDecidedReports(ctx.db, { kind, id }, new Date(decidedAt))) {
      const reason = reportReasonFacts[report.reason].label;
      const mail = { ...decisionMail, reason, reportedAt: report.created_at };
      await notify(ctx, { userId: report.reporter_id, mail, link: path });
    }
  });
}
