import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Adds what is known about the text of scans: where the text of a page comes from, how many pages of a document OCR reads,
 * and the texts that it has read so far, so that a restart continues with the next page. The checks are not validated,
 * because new columns have no values to check.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_pages
      -- Null for text that the file itself contains.
      add column text_origin text,
      add constraint document_pages_text_origin check (text_origin in ('ocr', 'unread')) not valid`.execute(
    db,
  );
  await sql`
    alter table documents
      -- Number of pages that OCR reads before the document is published. Null when it does not wait for OCR.
      add column ocr_pages integer,
      -- Why some pages have no text: the engine failed, or all pages together took too long.
      add column ocr_problem text,
      add constraint documents_ocr_problem check (ocr_problem in ('failed', 'timeout')) not valid`.execute(
    db,
  );
  await sql`
    create table recognised_pages (
      document_id bigint not null references documents on delete cascade,
      number integer not null,
      -- Null if the page has no text that can be read with certainty.
      text text,
      is_failed boolean not null default false,
      work_ms integer not null,
      primary key (document_id, number)
    )`.execute(db);
}
