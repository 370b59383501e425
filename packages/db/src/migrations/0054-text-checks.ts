import { type Kysely, sql } from 'kysely';

/**
 * Documents whose text was not compared with what their pages show (0049) are read once more, a few at a time. What
 * could not be read again says why and is not tried further; its text stays unchecked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column text_check text not null default 'done'
        check (text_check in ('due', 'done', 'missing', 'refused', 'repaginated', 'failed'))`.execute(db);
  await sql`
    update documents d set text_check = 'due'
    where exists (select from document_pages p where p.document_id = d.id and not p.is_text_checked)`.execute(
    db,
  );
  await sql`create index documents_text_due on documents (id) where text_check = 'due' and is_listed`.execute(
    db,
  );
}
