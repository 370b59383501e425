import { type ReportKind, reportKinds } from '@aw/contracts/moderation/reasons';
import type { ModerationCase, staffListCases } from '@aw/contracts/moderation/staff';
import type { CaseTarget, DecidedCaseRow, WaitingCaseRow } from '@aw/db/moderation';
import * as moderation from '@aw/db/moderation';
import * as z from 'zod/mini';
import type { StaffContext } from '../../context';
import { bigintKey, integerKey, msKey } from '../../server/cursor';
import { getSlice, type Slice } from '../../server/pages';
import { toCase } from './case.mapper';
import { kindsOf, type ModeratedKinds, type PostSummary } from './moderated-kind';

type Query = z.output<typeof staffListCases.query>;

const waitingKeys = z.tuple([integerKey, msKey, bigintKey, z.enum(reportKinds)]);
const decidedKeys = z.tuple([msKey, bigintKey, z.enum(reportKinds)]);

/** Returns a page of the cases of those kinds that the acting member of staff may decide about. */
export async function listCases(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  query: Query,
): Promise<Slice<ModerationCase>> {
  const listed = kindsOf(kinds, ctx.admin.role).filter(
    (kind) => query.kind === undefined || query.kind === kind,
  );
  const slice =
    query.status === 'waiting'
      ? await waitingSlice(ctx, query, listed)
      : await decidedSlice(ctx, query, listed);
  const [posts, reasons] = await Promise.all([
    postsOf(ctx, kinds, slice.items),
    slice.items.length === 0 ? [] : moderation.countReasons(ctx.db, slice.items),
  ]);
  const items = slice.items.flatMap(({ kind, id, priority, at }) => {
    const post = posts.get(`${kind}-${id}`);
    const own = reasons.filter((one) => one.kind === kind && one.id === id);
    return post ? [toCase({ kind, post, status: query.status, priority, at, reasons: own })] : [];
  });
  return { items, next: slice.next };
}

type ListedCase = CaseTarget & { priority: number; at: Date };

async function waitingSlice(
  ctx: StaffContext,
  query: Query,
  kinds: ReportKind[],
): Promise<Slice<ListedCase>> {
  const { items, next } = await getSlice<WaitingCaseRow, z.infer<typeof waitingKeys>>(query, {
    keys: waitingKeys,
    load: ({ limit, after }) =>
      moderation.listWaitingCases(ctx.db, {
        kinds,
        limit,
        after: after && { priority: after[0], since: new Date(after[1]), id: after[2], kind: after[3] },
      }),
    keysOf: ({ priority, since, id, kind }) => [priority, since.getTime(), id, kind],
  });
  return { items: items.map(({ since, ...row }) => ({ ...row, at: since })), next };
}

async function decidedSlice(
  ctx: StaffContext,
  query: Query,
  kinds: ReportKind[],
): Promise<Slice<ListedCase>> {
  const outcome = query.status === 'waiting' ? 'kept' : query.status;
  const { items, next } = await getSlice<DecidedCaseRow, z.infer<typeof decidedKeys>>(query, {
    keys: decidedKeys,
    load: ({ limit, after }) =>
      moderation.listDecidedCases(ctx.db, {
        kinds,
        outcome,
        limit,
        after: after && { decided_at: new Date(after[0]), id: after[1], kind: after[2] },
      }),
    keysOf: ({ decided_at: at, id, kind }) => [at.getTime(), id, kind],
  });
  return { items: items.map(({ decided_at, ...row }) => ({ ...row, at: decided_at })), next };
}

/** Returns the posts of the cases, keyed by kind and id. Deleted posts are missing. */
async function postsOf(
  ctx: StaffContext,
  kinds: ModeratedKinds,
  targets: readonly CaseTarget[],
): Promise<Map<string, PostSummary>> {
  const posts = new Map<string, PostSummary>();
  for (const kind of reportKinds) {
    const ids = targets.filter((target) => target.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const post of await kinds[kind].list(ctx.db, ids)) posts.set(`${kind}-${post.id}`, post);
  }
  return posts;
}
