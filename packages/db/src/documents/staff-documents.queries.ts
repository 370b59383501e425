import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';
import { cardColumns, cards } from './card-columns';

/** Exactly the expression of the index `documents_staff_search`; otherwise the index is not used. */
const fileAndUploader = sql`(d.file_name || ' ' || coalesce(d.uploader_id, ''))`;

export type StaffDocumentState =
  | 'published'
  | 'processing'
  | 'refused'
  | 'removed'
  | 'appealed'
  | 'waiting'
  | 'few_words';

const isFewWords = "d.wait_reason is not distinct from 'few_words'";

/**
 * Published documents that count only after a decision: those with hardly any text, or those similar to another one.
 */
const waitsForDecision = (forWords: boolean) =>
  sql<SqlBool>`d.originality = 'waiting' and d.status = 'published' and d.deleted_at is null
    and ${sql.raw(forWords ? isFewWords : `not (${isFewWords})`)}`;

const staffColumns = [
  'd.file_sha256',
  'd.is_removed_for_cause',
  'd.originality',
  'd.similar_to',
  'd.similarity_percent',
  'd.legible_words',
  'd.ocr_problem',
  'd.wait_reason',
  'd.review_due_at',
  'd.review_note',
  'near.title as similar_title',
  'a.id as appeal_id',
  'a.status as appeal_status',
  'a.message as appeal_message',
  'a.answer as appeal_answer',
  'a.created_at as appeal_created_at',
] as const;

function staffDocuments(db: Database) {
  return cards(db)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('document_appeals')
          .selectAll()
          .whereRef('document_id', '=', 'd.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .leftJoin('documents as near', 'near.id', 'd.similar_to')
    .select(cardColumns)
    .select(staffColumns);
}

function inState(state: StaffDocumentState) {
  if (state === 'removed') return sql<SqlBool>`d.deleted_at is not null`;
  if (state === 'appealed')
    return sql<SqlBool>`exists (select from document_appeals o where o.document_id = d.id and o.status = 'open') and d.deletion_id is null`;
  if (state === 'waiting' || state === 'few_words') return waitsForDecision(state === 'few_words');
  return sql<SqlBool>`d.status = ${state} and d.deleted_at is null`;
}

/** Condition: a document contains the text in its description, its file name or its uploader's id. */
const matches = (pattern: string) =>
  sql<SqlBool>`(d.search_text ilike ${pattern} or ${fileAndUploader} ilike ${pattern})`;

/**
 * Up to this many matches are found by the index and sorted; beyond it, the newest rows are read until there are
 * enough.
 */
const maxSortedMatches = 4_000;

/** Returns true if PostgreSQL's statistics predict few matches. */
async function expectsFewMatches(db: Database, pattern: string): Promise<boolean> {
  const [row] = await db
    .selectFrom('documents as d')
    .where(matches(pattern))
    .explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return (row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) <= maxSortedMatches;
}

/** Lists documents in every state, newest first; `afterId` is the last one seen. */
export async function listForStaff(
  db: Database,
  options: { q?: string; state?: StaffDocumentState; limit: number; afterId?: number },
) {
  let page = db.selectFrom('documents as d').select('d.id').limit(options.limit);
  if (options.state) page = page.where(inState(options.state));
  const pattern = options.q ? containing(options.q) : undefined;
  if (pattern !== undefined) page = page.where(matches(pattern));
  if (options.afterId !== undefined) {
    page = page.where(
      sql<SqlBool>`(d.uploaded_at, d.id) < (select uploaded_at, id from documents where id = ${options.afterId})`,
    );
  }
  // No index has this order. Left to estimated costs, one sample in six made a rare word walk over 10,000 rows.
  const isSorted = pattern !== undefined && (await expectsFewMatches(db, pattern));
  const age = isSorted ? sql`d.uploaded_at + interval '0'` : sql.ref('d.uploaded_at');
  // The page is selected before anything is joined: with 1,000 expected matches, PostgreSQL read all schools.
  return staffDocuments(db)
    .where('d.id', 'in', page.orderBy(age, 'desc').orderBy('d.id', 'desc'))
    .orderBy('d.uploaded_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}

export async function findForStaff(db: Database, id: number) {
  return staffDocuments(db).where('d.id', '=', id).executeTakeFirst();
}
export type StaffDocumentRow = NonNullable<Awaited<ReturnType<typeof findForStaff>>>;

export async function countUnlocks(db: Database, documentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('document_unlocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the totals of the console's first page, straight from the rows. */
export async function countTotals(db: Database) {
  const { rows } = await sql<{
    documents: number;
    present_documents: number;
    questions: number;
    schools: number;
    processing: number;
    refused: number;
    removed: number;
    open_appeals: number;
    look_alikes: number;
    few_words: number;
    failed_checks: number;
    open_school_requests: number;
    unanswered_questions: number;
    held_questions: number;
  }>`
    select (select count(*) from documents where is_listed) as documents,
           (select count(*) from documents where deleted_at is null) as present_documents,
           (select count(*) from questions where deleted_at is null) as questions,
           (select count(*) from schools) as schools,
           (select count(*) from documents where status = 'processing' and deleted_at is null) as processing,
           (select count(*) from documents where status = 'refused' and deleted_at is null) as refused,
           (select count(*) from documents where deleted_at is not null) as removed,
           (select count(*) from document_appeals o join documents d on d.id = o.document_id where o.status = 'open' and d.deletion_id is null) as open_appeals,
           (select count(*) from documents d where ${waitsForDecision(false)}) as look_alikes,
           (select count(*) from documents d where ${waitsForDecision(true)}) as few_words,
           (select count(*) from documents where refusal_code = 'checks_failed' and status = 'refused' and deleted_at is null) as failed_checks,
           (select count(*) from pending_places where status = 'open') as open_school_requests,
           (select count(*) from questions where is_listed and not is_answered) as unanswered_questions,
           (select count(*) from questions where status = 'held' and deleted_at is null) as held_questions`.execute(
    db,
  );
  const [totals] = rows;
  if (!totals) throw new Error('Counting gave no row.');
  return totals;
}

export async function listLatest(db: Database, limit: number) {
  return db
    .selectFrom('documents')
    .select(['id', 'title', 'file_name', 'document_type', 'uploaded_at'])
    .where('deleted_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function listLatestQuestions(db: Database, limit: number) {
  return db
    .selectFrom('questions')
    .select(['id', 'title', 'subject', 'is_answered', 'created_at'])
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'removed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
