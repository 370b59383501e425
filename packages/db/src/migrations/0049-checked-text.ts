import { type Kysely, sql } from 'kysely';

/**
 * A page's text is what is seen of it, which search, quotes and prompts rest on; documents are compared by all of it,
 * where that is more. Pages that were read before are unchecked: no chat is asked about them until they are read anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_pages
      add column whole_text text,
      add column is_text_checked boolean not null default false`.execute(db);
  await sql`
    update document_pages set whole_text = text, text = seen_text where seen_text is not null`.execute(db);
  await sql`alter table document_pages drop column seen_text`.execute(db);
}
