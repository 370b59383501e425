import { sql } from 'kysely';
import type { Database } from '../database';

/** End of an exam shield before its time: by its owner or staff, or because its owner may no longer protect exams. */
export type ExamEnding = {
  by: 'owner' | 'staff' | 'role' | 'suspension';
  /** Reason that staff give to the owner. */
  reason: string | null;
  now: Date;
};

/**
 * Ends open exam shields, one or all of a person, and returns those that this call ended. Rows are locked in the order
 * of their ids, as in `lockOpen`, so that the two never deadlock.
 */
export async function end(
  trx: Database,
  which: { id: number; userId?: string } | { userId: string; id?: undefined },
  { by, reason, now }: ExamEnding,
): Promise<{ id: number; user_id: string; label: string }[]> {
  const open = trx
    .selectFrom('exam_shields')
    .select('id')
    // A transaction that ended a shield at the same moment may have written a later time than `now`.
    .where('ended_at', 'is', null)
    .where('closes_at', '>', now)
    .$if(which.id !== undefined, (query) => query.where('id', '=', which.id ?? 0))
    .$if(which.userId !== undefined, (query) => query.where('user_id', '=', which.userId ?? ''))
    .orderBy('id')
    .forNoKeyUpdate();
  return trx
    .with('open', () => open)
    .updateTable('exam_shields')
    .from('open')
    .set({ ended_at: now, ended_by: by, end_reason: reason })
    .whereRef('exam_shields.id', '=', 'open.id')
    .returning(['exam_shields.id', 'exam_shields.user_id', 'exam_shields.label'])
    .execute();
}

/** Lists open exam shields whose owner is no longer an educator, or is suspended. */
export async function listOfIneligibleOwners(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('exam_shields as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.user_id')
    .distinct()
    .where('s.closes_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('u.suspended_at', 'is not', null),
        eb('u.audience', 'is', null),
        eb('u.audience', '<>', 'educator'),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Locks questions that these exams hold, oldest first. It skips those that another transaction has locked, such as an
 * edit by the asker, so that ending an exam never waits for a question. The question clock releases those.
 */
export async function lockHeldQuestions(trx: Database, shieldIds: readonly number[], limit: number) {
  return trx
    .selectFrom('questions')
    .select([
      'id',
      'asker_id',
      'title',
      'content',
      'subject',
      'is_answered',
      'late_settled_at',
      'held_because',
    ])
    .where((eb) =>
      eb('id', 'in', eb.selectFrom('exam_holds').select('question_id').where('shield_id', 'in', shieldIds)),
    )
    .where('status', '=', 'held')
    .where('held_until', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/**
 * Lists open exam shields that hold questions of at least this many people and about which staff were not alerted yet.
 */
export async function listToAlert(
  db: Database,
  { people, now, limit }: { people: number; now: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from exam_shields s
    where s.closes_at > ${now} and s.alerted_at is null and ${people} <= (
      select count(distinct q.asker_id) from exam_holds h join questions q on q.id = h.question_id
      where h.shield_id = s.id and q.status = 'held' and q.held_until is not null and q.deleted_at is null
    )
    order by s.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Records that staff are alerted; false if they were before, or if the shield has ended. */
export async function markAlerted(trx: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('exam_shields')
    .set({ alerted_at: now })
    .where('id', '=', id)
    .where('closes_at', '>', now)
    .where('alerted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
