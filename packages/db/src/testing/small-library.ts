import { sql } from 'kysely';
import type { Database } from '../database';
import { indexPages, writeInBulk } from './bulk';
import { vocabulary } from './search-terms';

/** Fills an empty database with a small library. Needs a pool of one connection. */
export async function fillSmallLibrary(db: Database, documents: number): Promise<void> {
  await beginLibrary(db);
  await growLibrary(db, 0, documents);
}

/** Pages of each document; everybody may read them. */
export const pagesEach = 2;

/** Writes people, the texts of pages, and a quiz bank of 1,000 questions. Needs one connection. */
export async function beginLibrary(db: Database): Promise<void> {
  await sql`insert into users (id) select 'person' || i from generate_series(0, 99) i`.execute(db);
  await sql`
    create temporary table paragraphs as
      select p, string_agg((${vocabulary}::text[])[1 + abs(hashint8extended(p * 100 + k, 1) % ${vocabulary.length}::int)], ' ') as text
      from generate_series(0, 299::bigint) p, generate_series(1, 60) k group by p`.execute(db);
  await sql`
    insert into quizzes (title, subject, bank_key)
    select 'Quiz of the bank ' || i, 'Biology', 'bank-' || i from generate_series(1, 50) i`.execute(db);
  await sql`
    insert into quiz_questions (quiz_id, position, topic, question, option_a, option_b, option_c, option_d,
      question_html, option_a_html, option_b_html, option_c_html, option_d_html, correct_answer, hash)
    select q.id, i, 'Topic', text, 'a', 'b', 'c', 'd', text, 'a', 'b', 'c', 'd', 'A', 'hash'
    from quizzes q cross join generate_series(1, 20) i join paragraphs on p = (q.id * 20 + i) % 300`.execute(
    db,
  );
}

const bulkTables = ['files', 'documents', 'document_pages', 'page_words', 'known_words', 'readable_words'];

/** Number of the last documents, which are written with all indexes in place, as uploads are. */
export const lastOnes = 300;

/**
 * Grows the library to `to` documents. Nothing is analyzed, and the words of the last documents stay pending in
 * indexes.
 */
export async function growLibrary(db: Database, from: number, to: number): Promise<void> {
  const first = Math.max(from, to - lastOnes);
  if (first > from)
    await writeInBulk(db, bulkTables, async (trx) => {
      await addPages(trx, from + 1, first);
      await indexPages(trx);
      await addDocuments(trx, from + 1, first);
    });
  await addDocuments(db, first + 1, to);
  await addPages(db, first + 1, to);
}

const between = (from: number, to: number) => sql`generate_series(${from}::bigint, ${to}::bigint) i`;

async function addDocuments(db: Database, from: number, to: number): Promise<void> {
  const numbers = between(from, to);
  await sql`
    insert into files (sha256, size_bytes, storage_key) select 'file' || i, 1, 'file' || i from ${numbers}`.execute(
    db,
  );
  await sql`
    insert into documents (id, title, file_name, uploader_id, file_sha256, file_size, page_count, status, step, published_at,
      language, search_version)
    overriding system value
    select i, 'Notes ' || i, 'notes.pdf', 'person' || i % 100, 'file' || i, 1, ${pagesEach}::int, 'published', 'published', now(), 'en', 1
    from ${numbers}`.execute(db);
}

async function addPages(db: Database, from: number, to: number): Promise<void> {
  await sql`
    insert into document_pages (document_id, number, text, width, height, is_free, is_text_checked)
    select i, number, concat_ws(' ', text, case when (i + number) % 50 = 0 then 'ribosome' end), 1, 1, true, true
    from ${between(from, to)} cross join generate_series(1, ${pagesEach}::int) number
    join paragraphs on p = (i * 7 + number) % 300`.execute(db);
}

/** Deletes PostgreSQL's statistics, as if the tables were never analyzed. */
export async function forgetStatistics(db: Database): Promise<void> {
  const ours = sql`relnamespace = 'public'::regnamespace`;
  await sql`delete from pg_statistic where starelid in (select oid from pg_class where ${ours})`.execute(db);
  await sql`update pg_class set reltuples = -1, relpages = 0 where relkind = 'r' and ${ours}`.execute(db);
}
