import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

const maxTitles = 5;

/** Condition: staff were alerted about an exam shield and have not decided about it yet. */
const needsDecision = (now: Date) =>
  sql<boolean>`(s.alerted_at is not null and s.kept_at is null and s.closes_at > ${now})`;

function selectForStaff(db: Database, now: Date) {
  return db
    .selectFrom('exam_shields as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoinLateral(
      sql<{ questions: number; people: number; titles: { id: number; title: string }[] }>`(
        select count(*)::int as questions, count(distinct held.asker_id)::int as people,
          coalesce(
            jsonb_agg(jsonb_build_object('id', held.id, 'title', held.title) order by held.id)
              filter (where held.place <= ${sql.lit(maxTitles)}), '[]'
          ) as titles
        from (
          select q.id, q.title, q.asker_id, row_number() over (order by q.id) as place
          from exam_holds h join questions q on q.id = h.question_id
          where h.shield_id = s.id and q.status = 'held' and q.held_until is not null and q.deleted_at is null
        ) held
      )`.as('held'),
      (join) => join.onTrue(),
    )
    .select([
      's.id',
      's.user_id',
      's.starts_at',
      's.ends_at',
      's.ended_at',
      's.ended_by',
      's.end_reason',
      's.closes_at',
      's.task_count',
      's.fingerprint_count',
      's.common_count',
      's.ignored_task_count',
      's.alerted_at',
      's.kept_at',
      's.created_at',
      sql<Date>`coalesce(u.educator_since, u.registered_at, u.created_at)`.as('educator_since'),
      'held.questions',
      'held.people',
      'held.titles',
      needsDecision(now).as('needs_decision'),
    ]);
}

/** Lists exam shields: first those that staff have to decide about, then the newest. */
export async function listForStaff(
  db: Database,
  { now, limit, after }: { now: Date; limit: number; after?: readonly [number, number] },
) {
  const needs = needsDecision(now);
  const isAfter = (keys: readonly [number, number]): Expression<SqlBool> =>
    sql<SqlBool>`(${needs}::int, s.id) < (${keys[0]}::bigint, ${keys[1]}::bigint)`;
  return selectForStaff(db, now)
    .$if(after !== undefined, (query) => query.where(isAfter(after ?? [0, 0])))
    .orderBy(sql`${needs}::int`, 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}
export type StaffExamShieldRow = Awaited<ReturnType<typeof listForStaff>>[number];

/** Finds an exam shield as staff see it. */
export async function findForStaff(
  db: Database,
  id: number,
  now: Date,
): Promise<StaffExamShieldRow | undefined> {
  return selectForStaff(db, now).where('s.id', '=', id).executeTakeFirst();
}

/** Records that staff decided to keep an open exam shield; false if they had before, or it has ended. */
export async function markKept(trx: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('exam_shields')
    .set({ kept_at: now })
    .where('id', '=', id)
    .where('closes_at', '>', now)
    .where('kept_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts exam shields that staff were alerted about and have to decide on. */
export async function countToDecide(db: Database, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('exam_shields')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('alerted_at', 'is not', null)
    .where('kept_at', 'is', null)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow();
  return n;
}

/** Returns true if staff ended an exam shield of a person; its row is kept for 30 days. */
export async function wasEndedByStaff(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('exam_shields')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_by', '=', 'staff')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
