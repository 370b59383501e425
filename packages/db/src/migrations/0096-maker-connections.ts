import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Name of a connection that ends with the process that writes answers. Null for processes of the previous release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_makers add column connection text`.execute(db);
}
