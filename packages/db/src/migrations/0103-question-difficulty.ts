import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Adds the difficulty of each question of a generated quiz, from which the difficulty of the quiz follows when its owner
 * leaves questions out. The check is not validated, because a new column has no value to check.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quiz_questions
      -- Null for questions of authors, and for those that an instance of the previous release stored.
      add column difficulty text,
      add constraint quiz_questions_difficulty check (difficulty in ('easy', 'medium', 'hard')) not valid`.execute(
    db,
  );
}
