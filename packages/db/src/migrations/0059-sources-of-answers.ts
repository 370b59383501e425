import { type Kysely, sql } from 'kysely';

/**
 * Which pages, answers and explanations an answer of a chat was given, so that readers of a shared chat see it only where
 * they may read all of them; null for answers from before. And when staff ended a link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column given_sources jsonb`.execute(db);
  await sql`alter table conversation_shares add column ended_at timestamptz`.execute(db);
}

export const isCompatible = true;
