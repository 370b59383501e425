import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Adds the searches and pages that a model looked up for an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column readings jsonb not null default '[]'`.execute(db);
}
