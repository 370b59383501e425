import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Whether the care note is shown after a message. Null for messages from before this was stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages add column needs_care boolean`.execute(db);
}
