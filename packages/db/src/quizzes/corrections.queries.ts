import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { CorrectionKind } from '@aw/contracts/quizzes/staff-quizzes';
import { sql } from 'kysely';
import type { Database } from '../database';
import { shownColumns } from './quizzes.queries';

/** Locks the quiz of an item and then the item, for a report or a decision about it; false if there is none. */
export async function lockItem(trx: Database, itemId: number): Promise<boolean> {
  const item = await trx
    .selectFrom('quiz_questions')
    .select('quiz_id')
    .where('id', '=', itemId)
    .where('first_id', 'is', null)
    .executeTakeFirst();
  if (!item) return false;
  await trx.selectFrom('quizzes').select('id').where('id', '=', item.quiz_id).forNoKeyUpdate().execute();
  return true;
}

/** Items in their latest versions, which moderation shows. */
function latestVersions(db: Database) {
  return db
    .selectFrom('quiz_questions as q')
    .innerJoin('quizzes as z', 'z.id', 'q.quiz_id')
    .select(
      sql<'visible' | 'removed'>`case when q.dropped_at is null then 'visible' else 'removed' end`.as(
        'state',
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('quiz_questions as later')
            .select('later.id')
            .whereRef('later.item_id', '=', 'q.item_id')
            .whereRef('later.version', '>', 'q.version'),
        ),
      ),
    );
}

/** Lists items as the list of cases shows them. */
export async function listItemQuestions(db: Database, itemIds: readonly number[]) {
  return latestVersions(db)
    .select(['q.item_id as id', 'z.title', 'q.question as excerpt'])
    .where('q.item_id', '=', sql<number>`any(${itemIds}::bigint[])`)
    .execute();
}

/** Finds the latest version of an item; undefined if there is none. */
export async function findItemQuestion(db: Database, itemId: number) {
  return latestVersions(db)
    .select(shownColumns)
    .select([
      'q.quiz_id',
      'q.correct_answer',
      'q.also_correct',
      'q.dropped_at',
      'q.correction',
      'q.created_at',
      'z.title as quiz_title',
    ])
    .where('q.item_id', '=', itemId)
    .executeTakeFirst();
}

type Key = {
  correct_answer: Letter;
  also_correct: Letter | null;
  dropped_at: Date | null;
};

/**
 * Condition: a version (`v`) of a question's item (`q`) is corrected with it, because it has the same four options and
 * the same error, and counts in the same way. One that was dropped before this version was written stays dropped.
 */
const isCorrectedWith = sql`v.item_id = q.item_id and v.dropped_at is not distinct from q.dropped_at
      and (v.option_a, v.option_b, v.option_c, v.option_d) = (q.option_a, q.option_b, q.option_c, q.option_d)`;

/** Changes the key of a question, and of the versions that are corrected with it. The caller has locked the quiz. */
export async function correctQuestion(
  trx: Database,
  { id, key, correction, now }: { id: number; key: Key; correction: string; now: Date },
): Promise<void> {
  await sql`
    update quiz_questions v set
      correct_answer = ${key.correct_answer},
      also_correct = ${key.also_correct},
      dropped_at = ${key.dropped_at},
      correction = ${correction},
      corrected_at = ${now},
      -- A right option has no mistake behind it.
      mistakes = v.mistakes - ${key.correct_answer}::text - coalesce(${key.also_correct}::text, '')
    from quiz_questions q
    where q.id = ${id} and ${isCorrectedWith}`.execute(trx);
}

/** Prevents corrections of a quiz's questions until the transaction ends. */
export async function lockKeys(trx: Database, quizId: number): Promise<void> {
  await trx.selectFrom('quizzes').select('id').where('id', '=', quizId).forShare().execute();
}

/** Lists the question and the versions that are corrected with it. */
export async function listCorrectedWith(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from quiz_questions q join quiz_questions v on ${isCorrectedWith}
    where q.id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

type NewCorrection = {
  quiz_id: number;
  item_id: number;
  kind: CorrectionKind;
  note: string;
  passes_taken_because: string | null;
  made_by: string;
  made_at: Date;
};

/** Stores a correction; returns its id. */
export async function insertCorrection(trx: Database, correction: NewCorrection): Promise<number> {
  const { id } = await trx
    .insertInto('quiz_corrections')
    .values(correction)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds a correction with its quiz. */
export async function findCorrection(db: Database, id: number) {
  return db
    .selectFrom('quiz_corrections as c')
    .innerJoin('quizzes as z', 'z.id', 'c.quiz_id')
    .selectAll('c')
    .select('z.title as quiz_title')
    .where('c.id', '=', id)
    .executeTakeFirst();
}
export type CorrectionRow = NonNullable<Awaited<ReturnType<typeof findCorrection>>>;

/** Lists the latest corrections of a quiz. */
export async function listCorrections(db: Database, quizId: number, limit: number) {
  return db
    .selectFrom('quiz_corrections')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns true if a person was asked an item in a closed attempt, which showed them its key. */
export async function hasSeenKey(db: Database, { itemId, userId }: { itemId: number; userId: string }) {
  const row = await db
    .selectFrom('quiz_questions as q')
    .innerJoin('quiz_answers as s', 's.question_id', 'q.id')
    .innerJoin('quiz_attempts as a', 'a.id', 's.attempt_id')
    .select('a.id')
    .where('q.item_id', '=', itemId)
    .where('a.user_id', '=', userId)
    .where('a.completed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the key of a question, with its quiz and item; undefined if there is none. */
export async function findQuestionKey(db: Database, id: number) {
  return db
    .selectFrom('quiz_questions')
    .select(['id', 'quiz_id', 'item_id', 'correct_answer', 'also_correct', 'dropped_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type QuestionKeyRow = NonNullable<Awaited<ReturnType<typeof findQuestionKey>>>;

/**
 * Lists a page of the attempts with an item, by id, including open ones, so that the last id is the position of the
 * next page.
 */
export async function listAttemptsAtItem(
  db: Database,
  { itemId, after, limit }: { itemId: number; after: string | null; limit: number },
) {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    score: number;
    total_questions: number;
    percentage: number;
    passed: boolean;
    pass_percentage: number;
    is_pass_kept: boolean;
    completed_at: Date | null;
  }>`
    select a.id, a.user_id, a.score, a.total_questions, a.percentage, a.passed, a.pass_percentage,
      a.is_pass_kept, a.completed_at
    from (
      -- Along the index for each version, however many attempts there are.
      select s.attempt_id from quiz_questions v
      cross join lateral (
        select attempt_id from quiz_answers
        where question_id = v.id and attempt_id > ${after ?? ''}
        order by attempt_id limit ${limit}
      ) s
      where v.item_id = ${itemId}
      order by s.attempt_id limit ${limit}
    ) asked
    join quiz_attempts a on a.id = asked.attempt_id
    order by a.id`.execute(db);
  return rows;
}

/** Records the progress of a correction and its effects so far; null keeps a time or position. */
export async function saveCorrectionProgress(
  trx: Database,
  id: number,
  progress: { to: string | null; attempts: number; certificates: number; doneAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('quiz_corrections')
    .set({
      // The greater progress of two overlapping tries counts.
      done_to: sql`greatest(done_to, ${progress.to}::text)`,
      done_at: sql`coalesce(done_at, ${progress.doneAt}::timestamptz)`,
      attempts_changed: sql`attempts_changed + ${progress.attempts}`,
      certificates_changed: sql`certificates_changed + ${progress.certificates}`,
    })
    .where('id', '=', id)
    .execute();
}

type Regraded = {
  id: string;
  score: number;
  total_questions: number;
  percentage: number;
  passed: boolean;
  is_pass_kept: boolean;
  /** Without it, the earlier time stays. */
  regraded_at?: Date;
};

/** Changes the figures of a closed attempt; the caller has locked it. */
export async function regradeAttempt(trx: Database, { id, ...result }: Regraded): Promise<void> {
  await trx.updateTable('quiz_attempts').set(result).where('id', '=', id).execute();
}

/**
 * Lists attempts of people at a quiz that are passed or have certificates. `certificates` counts those that were not
 * revoked, `standing_percentage` is that of the valid one, and `is_barred` is true if staff revoked one by hand.
 */
export async function listCertifiedAttempts(
  db: Database,
  { quizId, users }: { quizId: number; users: readonly string[] },
) {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    passed: boolean;
    percentage: number;
    completed_at: Date;
    is_barred: boolean;
    certificates: number;
    standing_percentage: number | null;
  }>`
    select a.id, a.user_id, a.passed, a.percentage, a.completed_at,
      coalesce(bool_or(c.revoked_at is not null and c.correction_id is null), false) as is_barred,
      (count(c.certificate_id) filter (where c.revoked_at is null))::int as certificates,
      max(c.percentage) filter (where c.revoked_at is null and c.replaced_at is null) as standing_percentage
    from quiz_attempts a
    left join certificates c on c.quiz_attempt_id = a.id
    where a.quiz_id = ${quizId} and a.user_id = any(${users}::text[]) and a.completed_at is not null
      and (a.passed or c.certificate_id is not null)
    group by a.id
    order by a.id`.execute(db);
  return rows;
}
export type CertifiedAttemptRow = Awaited<ReturnType<typeof listCertifiedAttempts>>[number];
