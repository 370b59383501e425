import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/** The index that came before `free_stems` is read by no release that still runs, and cost every free page its stems twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists document_pages_stems`.execute(db);
}
