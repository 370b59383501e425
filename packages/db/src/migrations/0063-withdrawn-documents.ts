import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * When its uploader removed a document. `deleted_at` is set as well, so that every list leaves it out, and stays set for
 * as long as either the uploader or staff want the document out of the library.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column withdrawn_at timestamptz`.execute(db);
}
