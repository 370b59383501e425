import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Number of questions that an attempt at a quiz asks, so that a later attempt can ask the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes
      -- Null asks all of them.
      add column if not exists asked_questions integer check (asked_questions between 1 and 100)`.execute(db);
}
