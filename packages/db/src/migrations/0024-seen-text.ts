import { type Kysely, sql } from 'kysely';

/** What of a page's text is seen on its picture, where that is not all of it: documents are compared by that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_pages add column seen_text text`.execute(db);
}
