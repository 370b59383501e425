import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Quizzes that wait to be made take turns by person and address; a group's open ones are found by `quiz_generations_open`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_generations add column queue_group text`.execute(db);
}
