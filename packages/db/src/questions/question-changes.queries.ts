import { sql } from 'kysely';
import type { Database } from '../database';

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

/**
 * Lists unanswered questions whose promise is over and was not settled, the longest overdue first: visible ones, and those
 * that wait for a review.
 */
export async function listLate(db: Database, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      (select id, promised_at from questions
        where is_listed and not is_answered and late_settled_at is null and promised_at < ${now}
        order by promised_at limit ${limit})
      union all
      (select id, promised_at from questions
        where status = 'held' and held_until is null and deleted_at is null
          and not is_answered and late_settled_at is null and promised_at < ${now}
        order by promised_at limit ${limit})
    ) late
    order by promised_at limit ${limit}`.execute(db);
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
