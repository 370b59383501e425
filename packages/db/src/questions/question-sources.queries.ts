import { sql } from 'kysely';
import type { Database } from '../database';

/** Document that a question's draft is about; the expression of an index. */
const draftDocument = sql`(about ->> 'documentId')::bigint`;

type NewSource = {
  question_id: number;
  document_id: number | null;
  page: number | null;
  quote: string | null;
  quiz_question_id: number | null;
};

/** Stores what a question is about. */
export async function insertSource(trx: Database, source: NewSource): Promise<void> {
  await trx.insertInto('question_sources').values(source).execute();
}

/** Returns the words of a page that a question quotes, or null. */
export async function findQuote(db: Database, questionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('question_sources')
    .select('quote')
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.quote ?? null;
}

/**
 * Finds what a question is about, with the columns that decide whether a reader may read it: those of the document, and
 * whether the reader was asked the item in a closed attempt.
 */
export async function findSource(db: Database, questionId: number, readerId: string | null) {
  return db
    .selectFrom('question_sources as c')
    .leftJoin('documents as d', 'd.id', 'c.document_id')
    .leftJoin('quiz_questions as q', 'q.id', 'c.quiz_question_id')
    .leftJoin('quizzes as z', 'z.id', 'q.quiz_id')
    .select([
      'c.document_id',
      'c.page',
      'c.quote',
      'd.title as document_title',
      'd.uploader_id',
      'd.page_count',
      'd.is_listed',
      'd.is_removed_for_cause',
      'q.question',
      'q.question_html',
      'z.id as quiz_id',
      'z.title as quiz_title',
      'z.owner_id',
    ])
    .select([
      sql<boolean>`exists (
        select from document_unlocks u where u.user_id = ${readerId} and u.document_id = c.document_id
      )`.as('is_unlocked'),
      sql<boolean>`exists (
        select from quiz_questions v
        join quiz_answers s on s.question_id = v.id
        join quiz_attempts a on a.id = s.attempt_id
        where v.item_id = q.item_id and a.user_id = ${readerId} and a.completed_at is not null
      )`.as('has_seen_item'),
    ])
    .where('c.question_id', '=', questionId)
    .executeTakeFirst();
}
export type QuestionSourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/** Deletes the quotes from documents, also in questions that are being written. */
export async function blankQuotes(trx: Database, documentIds: readonly number[]): Promise<void> {
  await sql`
    update question_drafts set about = about - 'quote'
    where about ->> 'documentId' is not null and ${draftDocument} = any(${documentIds}::bigint[])`.execute(
    trx,
  );
  await sql`update question_sources set quote = null where document_id = any(${documentIds}::bigint[])`.execute(
    trx,
  );
}
