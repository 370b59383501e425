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
import { questionOfAddress } from './question-of-address';
import { settleReports } from './settle-reports';

type Decision = z.output<typeof staffDecideCase.body>;

/**
 * Decides about a case: what is kept stays or comes on the site, what is removed goes with a reason for its author, and a
 * question can be marked as asked before. Its open reports end with it. Throws 404, and 409 when somebody decided, or a
 * report came that would be dismissed unread, since it was looked at.
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
    await holdCase(ctx.db, target, decision.version, () => kind.hold(ctx.db, target.id, original));
    if (decision.decision === 'keep') return keep(ctx, kinds, target, decision.latestReportId);
    if (decision.decision === 'remove') return kind.remove(ctx, target.id, decision);
    if (original === undefined || !kind.markDuplicate)
      throw invalidRequest('Only questions can be duplicates.', 'decision');
    return kind.markDuplicate(ctx, target.id, original);
  });
  return getCase(ctx, kinds, target);
}

/** Puts back what a decision removed, or ends the mark that it was asked before; throws 404, and 409 where it changed or there is neither. */
export async function restoreCase(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  target: CaseTarget,
  version: number,
): Promise<ModerationCaseDetail> {
  const kind = kindFor(ctx, kinds, target);
  await inTransaction(ctx, async (ctx) => {
    await holdCase(ctx.db, target, version, () => kind.hold(ctx.db, target.id));
    const post = await kind.find(ctx.db, target.id);
    if (post?.state === 'removed') return kind.restore(ctx, target.id);
    if (!post?.duplicateOf || !kind.clearDuplicate) throw nothingToRestore();
    return kind.clearDuplicate(ctx, target.id);
  });
  return getCase(ctx, kinds, target);
}

/** Holds what the case is about, then the case, as whoever removes it elsewhere does; throws 409 for another version. */
async function holdCase(
  db: Database,
  target: CaseTarget,
  version: number,
  hold: () => Promise<boolean>,
): Promise<void> {
  if (!(await hold())) throw caseNotFound();
  const found = await moderation.lockCase(db, target);
  if (!found) throw caseNotFound();
  if (found.version !== version) throw decidedMeanwhile();
}

async function keep(
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
  const id = questionOfAddress(typed, ctx.config.SITE_ORIGIN);
  if (id === undefined) throw invalidRequest('Please enter the number or link of a question.', 'duplicateOf');
  return id;
}
