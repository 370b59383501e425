import { type Kysely, sql } from 'kysely';

/**
 * Whether somebody unlocked or rated a document is one row, whichever index is taken: by document alone, or by person
 * alone, everybody who unlocked a popular document, or all that a busy person rated, were looked through for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index document_unlocks_reader on document_unlocks (document_id, user_id)`.execute(db);
  await sql`drop index document_unlocks_document`.execute(db);
  await sql`create index document_ratings_rated on document_ratings (user_id, document_id)`.execute(db);
  await sql`drop index document_ratings_user_id`.execute(db);
}
