import type { ModerationCaseDetail, staffDecideCase } from '@aw/contracts/moderation/staff';
import type { Database } from '@aw/db';
import type { CaseTarget } from '@aw/db/moderation';
import * as moderation from '@aw/db/moderation';
import type * as z from 'zod/mini';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { invalidRequest } from '../../errors/feature-error';
import { getCase, kindFor } from './get-case';
import type { ModeratedKinds } from './moderated-kind';
import {
  caseNotFound,
  decidedMeanwhile,
  nothingToRestore,
  removedAlready,
  reportedMeanwhile,
} from './moderation.errors';
import { parseQuestionReference } from './parse-question-reference';
import { settleReports } from './settle-reports';

type Decision = z.output<typeof staffDecideCase.body>;

/**
 * Decides about a case and closes its open reports. The post is kept or published, removed with a reason for its author,
 * or marked as a duplicate question.
 *
 * @throws 404; 409 if someone else has decided, or a report has arrived that would be dismissed unread
 */
export async function decideCase(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  target: CaseTarget,
  decision: Decision,
): Promise<ModerationCaseDetail> {
  const kind = kindFor(ctx, kinds, target);
  const original = decision.decision === 'duplicate' ? originalOf(ctx, decision.duplicateOf) : undefined;
  await inTransaction(ctx, async (ctx) => {
    await lockCase(ctx.db, target, decision.version, () => kind.hold(ctx.db, target.id, original));
    if (decision.decision === 'keep') return keepPost(ctx, kinds, target, decision.latestReportId);
    if (decision.decision === 'remove') return kind.remove(ctx, target.id, decision);
    if (original === undefined || !kind.markDuplicate)
      throw invalidRequest('Only questions can be duplicates.', 'decision');
    return kind.markDuplicate(ctx, target.id, original);
  });
  return getCase(ctx, kinds, target);
}

/**
 * Restores a removed post, or removes the mark as a duplicate. Throws 404, and 409 if the case has changed or there is
 * nothing to restore.
 */
export async function restoreCase(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  target: CaseTarget,
  version: number,
): Promise<ModerationCaseDetail> {
  const kind = kindFor(ctx, kinds, target);
  await inTransaction(ctx, async (ctx) => {
    await lockCase(ctx.db, target, version, () => kind.hold(ctx.db, target.id));
    const post = await kind.find(ctx.db, target.id);
    if (post?.state === 'removed') return kind.restore(ctx, target.id);
    if (!post?.duplicateOf || !kind.clearDuplicate) throw nothingToRestore();
    return kind.clearDuplicate(ctx, target.id);
  });
  return getCase(ctx, kinds, target);
}

/** Locks the post and then its case, in the same order as every other removal. Throws 409 for another version. */
async function lockCase(
  db: Database,
  target: CaseTarget,
  version: number,
  lockPost: () => Promise<boolean>,
): Promise<void> {
  if (!(await lockPost())) throw caseNotFound();
  const caseRow = await moderation.lockCase(db, target);
  if (!caseRow) throw caseNotFound();
  if (caseRow.version !== version) throw decidedMeanwhile();
}

async function keepPost(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  target: CaseTarget,
  latestReportId: number,
): Promise<void> {
  const { latest_id: latest, open } = await moderation.countReports(ctx.db, target);
  if (latest !== latestReportId) throw reportedMeanwhile();
  const kind = kindFor(ctx, kinds, target);
  const post = await kind.find(ctx.db, target.id);
  if (post?.state === 'removed' && open === 0) throw removedAlready();
  if (post?.state === 'held' && kind.approve) return kind.approve(ctx, target.id);
  await settleReports(ctx, target, { outcome: 'kept', words: null });
}

function originalOf(ctx: StaffContext, typed: number | string): number {
  const id = parseQuestionReference(typed, ctx.config.SITE_ORIGIN);
  if (id === undefined) throw invalidRequest('Please enter the number or link of a question.', 'duplicateOf');
  return id;
}
