import { type Kysely, sql } from 'kysely';

/** Why a rule held a question that its asker may post at once otherwise, and how often its text came before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column held_because text`.execute(db);
  await sql`create index questions_same_text on questions (md5(title || ' ' || content), created_at)`.execute(
    db,
  );
}
