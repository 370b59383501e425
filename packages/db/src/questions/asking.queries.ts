import { sql } from 'kysely';
import type { Database } from '../database';

/** Counts the questions of a person that a free question paid for. */
export async function countFree(db: Database, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('asker_id', '=', userId)
    .where('paid_with', '=', 'free')
    .executeTakeFirstOrThrow();
  return n;
}

/** Returns the number of hours within which an answer is promised in a subject. */
export async function findPromiseHours(db: Database, subject: string | null): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select hours from subject_promises where subject in ('', lower(btrim(${subject ?? ''})))
    order by subject desc limit 1`.execute(db);
  return rows[0]?.hours ?? 24;
}

/** Maximum number of answers of a period that the times of a subject are calculated from. */
const timesAmong = 2_000;

/**
 * Returns how long the latest questions of a subject waited for their first answer since a moment: their number, and the
 * median and 90th percentile in minutes.
 */
export async function answerTimes(db: Database, subject: string, since: Date) {
  const { rows } = await sql<{ answers: number; median: number | null; p90: number | null }>`
    with latest as (
      select extract(epoch from answered_at - created_at) / 60 as minutes from questions
      where is_answered and answered_at > ${since} and lower(btrim(subject)) = lower(btrim(${subject}))
      order by answered_at desc limit ${sql.lit(timesAmong)}
    )
    select count(*)::int as answers,
      percentile_cont(0.5) within group (order by minutes) as median,
      percentile_cont(0.9) within group (order by minutes) as p90
    from latest`.execute(db);
  return rows[0] ?? { answers: 0, median: null, p90: null };
}

export async function findDraft(db: Database, userId: string) {
  return db
    .selectFrom('question_drafts')
    .select(['title', 'content', 'subject', 'school_id', 'course_id', 'saved_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

type Draft = {
  user_id: string;
  title: string;
  content: string;
  subject: string;
  school_id: number | null;
  course_id: number | null;
  saved_at: Date;
};

/** Saves the question that a person is writing, replacing an earlier draft. */
export async function saveDraft(trx: Database, draft: Draft): Promise<void> {
  const { user_id: _, ...fields } = draft;
  await trx
    .insertInto('question_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

export async function deleteDraft(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('question_drafts').where('user_id', '=', userId).execute();
}

/** Locks a question in any state, with the columns that its asker may change; undefined if there is none. */
export async function lock(trx: Database, id: number) {
  return trx
    .selectFrom('questions')
    .select([
      'id',
      'asker_id',
      'title',
      'content',
      'subject',
      'status',
      'is_answered',
      'paid_with',
      'promised_at',
      'late_settled_at',
      'held_because',
      'held_until',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type OwnQuestionRow = NonNullable<Awaited<ReturnType<typeof lock>>>;

type QuestionChange = Partial<{
  title: string;
  content: string;
  content_html: string;
  content_text: string;
  content_version: number;
  subject: string | null;
  status: 'held' | 'visible' | 'withdrawn';
  held_because: string | null;
  held_until: Date | null;
  paid_with: 'free' | 'credit' | 'returned';
  promised_at: Date | null;
  late_settled_at: Date;
  reminded_at: Date;
  edited_at: Date;
}>;

export async function update(trx: Database, id: number, change: QuestionChange): Promise<void> {
  await trx.updateTable('questions').set(change).where('id', '=', id).execute();
}

/** Saves the present text of a question as an earlier version. */
export async function saveVersion(
  trx: Database,
  { id, title, content }: { id: number; title: string; content: string },
  until: Date,
): Promise<void> {
  await trx.insertInto('question_versions').values({ question_id: id, title, content, until }).execute();
}

/** Lists unanswered questions whose promise is over and was not settled, the longest overdue first. */
export async function listLate(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('is_listed', '=', true)
    .where('is_answered', '=', false)
    .where('late_settled_at', 'is', null)
    .where('promised_at', '<', now)
    .orderBy('promised_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists questions answered before a moment without an accepted answer, whose askers were not reminded. */
export async function listUnaccepted(db: Database, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('is_listed', '=', true)
    .where('is_answered', '=', true)
    .where('reminded_at', 'is', null)
    .where('answered_at', '<', before)
    .orderBy('answered_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tells whether a question has an answer. Held answers count too. */
export async function hasAnyAnswer(db: Database, questionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', questionId)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether a question has an accepted answer. */
export async function hasAccepted(db: Database, questionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', questionId)
    .where('accepted_at', 'is not', null)
    .where('status', '=', 'visible')
    .executeTakeFirst();
  return row !== undefined;
}
