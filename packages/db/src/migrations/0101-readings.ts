import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** What a model looked up for an answer: searches in the study library, and pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column readings jsonb not null default '[]'`.execute(db);
}
