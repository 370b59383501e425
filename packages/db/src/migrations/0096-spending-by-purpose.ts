import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * What the model is used for: a mode of the chat, or quizzes. The previous release leaves it out, and what it spends counts
 * in the totals alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table model_reservations add column purpose text`.execute(db);
  // Spent micro-dollars by purpose, each included in the total.
  await sql`alter table model_spending add column spent_by_purpose jsonb not null default '{}'`.execute(db);
}
