import { type Kysely, sql } from 'kysely';

/**
 * Marks the pages that everybody may read, and gives them an index of their own: a search by beginnings never touches
 * the words of locked pages, so neither its answers nor its time tell anything of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_pages add column is_free boolean not null default false`.execute(db);
  // The rule of free pages as it was in this migration: two, or a third, at least one.
  await sql`
    update document_pages p set is_free = true from documents d
    where d.id = p.document_id and p.number <= greatest(1, least(2, d.page_count / 3))`.execute(db);
  await sql`create index document_pages_free_words on document_pages using gin (words) where is_free`.execute(
    db,
  );
}
