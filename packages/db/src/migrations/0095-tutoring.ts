import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** The problem of a tutoring chat, with its solution and how far the student is. Null in other chats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversations add column tutoring jsonb`.execute(db);
}
