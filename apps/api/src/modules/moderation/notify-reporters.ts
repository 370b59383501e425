import { type ReportKind, reportKindFacts, reportReasonFacts } from '@aw/contracts/moderation/reasons';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import * as moderation from '@aw/db/moderation';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { notify } from '../notifications/notify';
import type { ModeratedKinds } from './moderated-kind';

type Decided = {
  kind: ReportKind;
  id: number;
  outcome: CaseOutcome;
  /** The moment that the reports keep. */
  decidedAt: string;
};

/**
 * Tells everybody who reported a thing what was decided, as a job: all of them or, when it fails, none. What was removed
 * is not named: its title may be what was wrong with it.
 */
export async function notifyReporters(
  ctx: Context,
  kinds: ModeratedKinds,
  { kind, id, outcome, decidedAt }: Decided,
): Promise<void> {
  const { pathOf, listPath } = kinds[kind];
  const path = outcome === 'removed' ? listPath : await pathOf(ctx.db, id);
  const about = {
    kind: 'report_decided',
    noun: reportKindFacts[kind].noun,
    outcome,
    link: `${ctx.config.SITE_ORIGIN}${path}`,
  } as const;
  await inTransaction(ctx, async (ctx) => {
    for (const report of await moderation.listDecidedReports(ctx.db, { kind, id }, new Date(decidedAt))) {
      const reason = reportReasonFacts[report.reason].label;
      const mail = { ...about, reason, reportedAt: report.created_at };
      await notify(ctx, { userId: report.reporter_id, mail, link: path });
    }
  });
}
