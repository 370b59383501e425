import { sql } from 'kysely';
import type { Database } from '../database';
import { hashesOf } from './exam-hashes';

const columns = [
  'id',
  'label',
  'starts_at',
  'ends_at',
  'ended_at',
  'ended_by',
  'end_reason',
  'closes_at',
  'task_count',
  'fingerprint_count',
  'common_count',
  'ignored_task_count',
  'created_at',
] as const;

/** Lists a person's latest exam shields, open and ended. */
export async function listOfUser(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('exam_shields')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type ExamShieldRow = Awaited<ReturnType<typeof listOfUser>>[number];

/** Counts a person's exam shields whose window has not ended. */
export async function countOpen(db: Database, userId: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('exam_shields')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow();
  return n;
}

type NewExamShield = {
  user_id: string;
  label: string;
  starts_at: Date;
  ends_at: Date;
  task_count: number;
  fingerprint_count: number;
  common_count?: number;
  ignored_task_count?: number;
  created_at: Date;
};

export async function insert(trx: Database, shield: NewExamShield): Promise<ExamShieldRow> {
  return trx.insertInto('exam_shields').values(shield).returning(columns).executeTakeFirstOrThrow();
}

/** Stores a task: its distinct fingerprints in hexadecimal, and the number of them that a matching question has. */
export async function insertTask(
  trx: Database,
  { shieldId, needed, fingerprints }: { shieldId: number; needed: number; fingerprints: readonly string[] },
): Promise<void> {
  await sql`
    with task as (insert into exam_tasks (shield_id, needed) values (${shieldId}, ${needed}) returning id)
    insert into exam_shingles (hash, task_id)
    select asked.hash, task.id from task, ${hashesOf(fingerprints)} asked`.execute(trx);
}

/** Finds an exam of a person; undefined if they have none with this id. */
export async function find(
  db: Database,
  { id, userId }: { id: number; userId: string },
): Promise<ExamShieldRow | undefined> {
  return db
    .selectFrom('exam_shields')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Deletes tasks of exams that ended before a moment, with their fingerprints; returns the number of tasks. */
export async function deleteEndedTasks(db: Database, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from exam_tasks where id in (
      select t.id from exam_tasks t join exam_shields s on s.id = t.shield_id
      where s.closes_at < ${before} limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes exams that ended before a moment. */
export async function deleteEnded(db: Database, before: Date, limit: number): Promise<void> {
  await sql`
    delete from exam_shields where id in (
      select id from exam_shields where closes_at < ${before} order by closes_at limit ${limit}
    )`.execute(db);
}

/** Returns true if any exam is active. */
export async function hasOpen(db: Database, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('exam_shields')
    .select('id')
    .where('closes_at', '>', now)
    .where('starts_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A fingerprint of very many tasks identifies none of them, so only the oldest are compared, which limits the look-up.
 */
const tasksPerHash = 50;

/**
 * Lists the active exams with a task of which a text has enough fingerprints, with their ends. Tasks that were
 * registered first take precedence, so that nobody who learns of a text later can crowd them out.
 */
export async function listMatching(db: Database, fingerprints: readonly string[], now: Date) {
  const { rows } = await sql<{ id: number; closes_at: Date }>`
    select distinct s.id, s.closes_at
    from (
      select found.task_id, count(*) as n
      from ${hashesOf(fingerprints)} asked
      cross join lateral (
        select h.task_id from exam_shingles h where h.hash = asked.hash
        order by h.task_id limit ${sql.lit(tasksPerHash)}
      ) found
      group by found.task_id
    ) matched
    join exam_tasks t on t.id = matched.task_id and matched.n >= t.needed
    join exam_shields s on s.id = t.shield_id
    where s.starts_at <= ${now} and s.closes_at > ${now}
    order by s.id`.execute(db);
  return rows;
}

/**
 * Locks those of some exams that are active, and returns them with their ends. Nobody can then end them before a
 * question that they hold is stored; their end releases that question, too.
 */
export async function lockOpen(trx: Database, ids: readonly number[], now: Date) {
  return (
    trx
      .selectFrom('exam_shields')
      .select(['id', 'closes_at'])
      .where('id', 'in', ids)
      // Not `closes_at`: a transaction that ends the exam may have read the clock later than this one did.
      .where('ended_at', 'is', null)
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now)
      .orderBy('id')
      .forShare()
      .execute()
  );
}

/** Stores which exams hold a question, replacing earlier ones; an exam that was erased meanwhile holds none. */
export async function setHolds(trx: Database, questionId: number, shieldIds: number[]): Promise<void> {
  await trx.deleteFrom('exam_holds').where('question_id', '=', questionId).execute();
  await sql`
    insert into exam_holds (question_id, shield_id)
    select ${questionId}, id from exam_shields where id = any(${shieldIds}::bigint[]) order by id for key share`.execute(
    trx,
  );
}

/**
 * Lists questions to match again: those held by an exam that is over or was ended early, and those that no exam holds
 * any more because it was erased or lost the matching fingerprints. The longest over come first.
 */
export async function listEndedHolds(db: Database, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q
    where q.held_until is not null and q.status = 'held' and q.deleted_at is null
      and (q.held_until <= ${now} or exists (
        select from exam_holds h join exam_shields s on s.id = h.shield_id
        where h.question_id = q.id and s.closes_at <= ${now}
      ) or not exists (select from exam_holds h where h.question_id = q.id))
    order by q.held_until limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
