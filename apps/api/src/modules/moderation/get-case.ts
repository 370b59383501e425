import { reportKinds } from '@aw/contracts/moderation/reasons';
import type { ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import * as audit from '@aw/db/audit';
import type { CaseRow, CaseTarget } from '@aw/db/moderation';
import * as moderation from '@aw/db/moderation';
import * as users from '@aw/db/users';
import type { StaffContext } from '../../context';
import { toCase, toCaseReport } from './case.mapper';
import { kindsOf, type ModeratedKinds } from './moderated-kind';
import { caseNotFound } from './moderation.errors';

const maxLogEntries = 20;
const maxReports = 50;

/**
 * Returns a case with all details. Throws 404, also for a kind that the acting member of staff may not decide about.
 */
export async function getCase(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  target: CaseTarget,
): Promise<ModerationCaseDetail> {
  const kind = kindFor(ctx, kinds, target);
  const [post, caseRow] = await Promise.all([
    kind.find(ctx.db, target.id),
    moderation.findCase(ctx.db, target),
  ]);
  const stage = caseRow && stageOf(caseRow);
  if (!post || !caseRow || !stage) throw caseNotFound();
  const { title, state, source, html, pages, createdAt, heldBecause, removedReason, duplicateOf } = post;
  const [reasons, reports, counts, author, log] = await Promise.all([
    moderation.countReasons(ctx.db, [target]),
    moderation.listReports(ctx.db, target, maxReports),
    moderation.countReports(ctx.db, target),
    post.authorId === null ? null : authorOf(ctx, kinds, post.authorId),
    audit.list(ctx.db, { target: `${target.kind}:${target.id}`, limit: maxLogEntries }),
  ]);
  const summary = { id: target.id, title, excerpt: source, state };
  return {
    ...toCase({ kind: target.kind, post: summary, priority: caseRow.priority, reasons, ...stage }),
    version: caseRow.version,
    source,
    html,
    pages,
    path: await kind.pathOf(ctx.db, target.id),
    createdAt: createdAt.toISOString(),
    heldBecause,
    removedReason,
    duplicateOf,
    author,
    reports: reports.map(toCaseReport),
    reportCount: counts.total,
    openCount: counts.open,
    latestReportId: counts.latest_id,
    log: log.map(({ at, actor, verb }) => ({ at: at.toISOString(), actor, verb })),
  };
}

/** Returns the kind of a case. Throws 404 for one that the acting member of staff may not decide about. */
export function kindFor(ctx: StaffContext, kinds: ModeratedKinds, { kind }: CaseTarget) {
  if (!kindsOf(kinds, ctx.admin.role).includes(kind)) throw caseNotFound();
  return kinds[kind];
}

/** Returns the status of a case and since when it has it; undefined for one that ended without a decision. */
function stageOf({ since, outcome, decided_at: decidedAt }: CaseRow) {
  if (since) return { status: 'waiting', at: since } as const;
  return outcome && decidedAt ? { status: outcome, at: decidedAt } : undefined;
}

async function authorOf(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  id: string,
): Promise<ModerationCaseDetail['author']> {
  const [user, ...counts] = await Promise.all([
    users.find(ctx.db, id),
    ...reportKinds.map((kind) => kinds[kind].countOf(ctx.db, id)),
  ]);
  if (!user) throw caseNotFound();
  return {
    id,
    isAnonymous: user.is_anonymous,
    isErased: user.erased_at !== null,
    isSuspended: user.suspended_at !== null,
    since: (user.registered_at ?? user.created_at).toISOString(),
    posts: counts.reduce((sum, { posts }) => sum + posts, 0),
    removedPosts: counts.reduce((sum, { removed }) => sum + removed, 0),
  };
}
