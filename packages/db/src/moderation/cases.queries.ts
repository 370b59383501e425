import type { ReportKind, ReportReason } from '@aw/contracts/moderation/reasons';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Post that a case is about. */
export type CaseTarget = { kind: ReportKind; id: number };

export type WaitingCaseRow = CaseTarget & { priority: number; since: Date };

type WaitingPage = {
  kinds: readonly ReportKind[];
  limit: number;
  /** Last row of the previous page, as it was seen. */
  after?: WaitingCaseRow;
};

/** Lists waiting cases: urgent ones first, then the oldest. Reads at most `limit` of each kind. */
export async function listWaitingCases(
  db: Database,
  { kinds, limit, after }: WaitingPage,
): Promise<WaitingCaseRow[]> {
  // The first comparison is the one that the index can use.
  const isAfter = after
    ? sql<SqlBool>`(c.priority, c.since, c.target_id) >= (${after.priority}, ${after.since}, ${after.id})
        and (c.priority, c.since, c.target_id, c.kind) > (${after.priority}, ${after.since}, ${after.id}, ${after.kind})`
    : sql<SqlBool>`true`;
  const { rows } = await sql<WaitingCaseRow>`
    select found.kind, found.target_id as id, found.priority, found.since
    from unnest(${kinds}::text[]) as wanted (kind)
    cross join lateral (
      select c.kind, c.target_id, c.priority, c.since from moderation_cases c
      where c.kind = wanted.kind and c.since is not null and ${isAfter}
      order by c.priority, c.since, c.target_id limit ${limit}
    ) found
    order by found.priority, found.since, found.target_id, found.kind limit ${limit}`.execute(db);
  return rows;
}

export type DecidedCaseRow = CaseTarget & { priority: number; decided_at: Date };

type DecidedPage = {
  kinds: readonly ReportKind[];
  outcome: CaseOutcome;
  limit: number;
  after?: CaseTarget & { decided_at: Date };
};

/** Lists cases that were decided in one way and do not wait again, latest first. Reads at most `limit` of each kind. */
export async function listDecidedCases(
  db: Database,
  { kinds, outcome, limit, after }: DecidedPage,
): Promise<DecidedCaseRow[]> {
  const isAfter = after
    ? sql<SqlBool>`(c.decided_at, c.target_id) <= (${after.decided_at}, ${after.id})
        and (c.decided_at, c.target_id, c.kind) < (${after.decided_at}, ${after.id}, ${after.kind})`
    : sql<SqlBool>`true`;
  const { rows } = await sql<DecidedCaseRow>`
    select found.kind, found.target_id as id, found.priority, found.decided_at
    from unnest(${kinds}::text[]) as wanted (kind)
    cross join lateral (
      select c.kind, c.target_id, c.priority, c.decided_at from moderation_cases c
      where c.kind = wanted.kind and c.outcome = ${outcome} and c.since is null and ${isAfter}
      order by c.decided_at desc, c.target_id desc limit ${limit}
    ) found
    order by found.decided_at desc, found.target_id desc, found.kind desc limit ${limit}`.execute(db);
  return rows;
}

function caseOf(db: Database, { kind, id }: CaseTarget) {
  return db
    .selectFrom('moderation_cases')
    .select(['held_at', 'open_reports', 'priority', 'since', 'outcome', 'decided_at', 'version'])
    .where('kind', '=', kind)
    .where('target_id', '=', id);
}

/** Finds the case of a post; undefined if it was never held, reported or decided. */
export async function findCase(db: Database, target: CaseTarget) {
  return caseOf(db, target).executeTakeFirst();
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;

/** Finds the case and locks it until the transaction ends; the caller has locked the post. */
export async function lockCase(trx: Database, target: CaseTarget): Promise<CaseRow | undefined> {
  return caseOf(trx, target).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Locks the cases of posts that these people reported, of their questions, answers and comments, and of some documents,
 * by kind and id, before their reports change; first the chat answers that they reported. The caller has locked the
 * people, the questions and the documents.
 */
export async function lockCases(
  trx: Database,
  {
    reporters,
    authors = [],
    documentIds = [],
  }: { reporters: readonly string[]; authors?: readonly string[]; documentIds?: readonly number[] },
): Promise<void> {
  await sql`
    select from chat_messages
    where id in (select target_id from reports where kind = 'chat_answer' and reporter_id = any(${reporters}::text[]))
    order by id for no key update`.execute(trx);
  await sql`
    select from moderation_cases
    where (kind, target_id) in (
      select kind, target_id from reports where reporter_id = any(${reporters}::text[])
      union select 'question', id from questions where asker_id = any(${authors}::text[])
      union select 'answer', id from answers where expert_id = any(${authors}::text[])
      union select 'comment', id from question_comments where author_id = any(${authors}::text[])
      union select 'document', unnest(${documentIds}::bigint[])
    )
    order by kind, target_id for no key update`.execute(trx);
}

/** Records a decision, even about a post that did not wait. */
export async function recordDecision(
  trx: Database,
  { kind, id }: CaseTarget,
  { outcome, now }: { outcome: CaseOutcome; now: Date },
): Promise<void> {
  await sql`
    insert into moderation_cases as c (kind, target_id, outcome, decided_at, version)
    values (${kind}, ${id}, ${outcome}, ${now}, 1)
    on conflict (kind, target_id) do update
      set outcome = excluded.outcome, decided_at = excluded.decided_at, version = c.version + 1`.execute(trx);
}

/** Counts waiting cases. */
export async function countWaitingCases(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('moderation_cases')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('since', 'is not', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts the reasons of each post: in open reports, or in those of the last decision. */
export async function countReasons(db: Database, targets: readonly CaseTarget[]) {
  const { rows } = await sql<CaseTarget & { reason: ReportReason; count: number }>`
    select r.kind, r.target_id as id, r.reason, count(*)::int as count
    from unnest(${targets.map(({ kind }) => kind)}::text[], ${targets.map(({ id }) => id)}::bigint[]) as wanted (kind, target_id)
    join moderation_cases c on c.kind = wanted.kind and c.target_id = wanted.target_id
    join reports r on r.kind = c.kind and r.target_id = c.target_id
    where case when c.since is not null then r.status = 'open' else r.decided_at = c.decided_at end
    group by r.kind, r.target_id, r.reason
    order by count desc, r.reason`.execute(db);
  return rows;
}
