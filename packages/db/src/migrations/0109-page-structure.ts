import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Adds headings, lists, tables and formulas of each page. Null until the page is read with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_pages add column structure jsonb`.execute(db);
}
