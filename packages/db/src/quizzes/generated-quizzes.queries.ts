import type { Difficulty } from '@aw/contracts/quizzes/public';
import { sql } from 'kysely';
import type { Database } from '../database';

type MadeQuiz = {
  owner_id: string;
  title: string;
  subject: string;
  description: string;
  difficulty: Difficulty;
  time_limit: number;
  total_questions: number;
  is_machine_made: boolean;
};

/** Inserts a quiz that only its owner can take; returns its id. */
export async function insertGenerated(trx: Database, quiz: MadeQuiz, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('quizzes')
    .values({ ...quiz, status: 'unlisted', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists cards of quizzes that were generated for a person. */
export async function listGenerated(db: Database, userId: string, ids: readonly number[]) {
  return db
    .selectFrom('quizzes')
    .select(['id', 'title', 'subject', 'description', 'difficulty', 'time_limit', 'total_questions'])
    .where('owner_id', '=', userId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Removes a quiz from its owner's list; false if it is not theirs. */
export async function retireGenerated(
  db: Database,
  { id, userId }: { id: number; userId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quizzes')
    .set({ status: 'retired', updated_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('status', '=', 'unlisted')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Blanks the generated quizzes of people who are erased; nobody can take them any more. */
export async function blankGenerated(trx: Database, users: string[], now: Date): Promise<void> {
  await sql`
    update quiz_questions set
      topic = null, question = '', option_a = '', option_b = '', option_c = '', option_d = '',
      question_html = '', option_a_html = '', option_b_html = '', option_c_html = '', option_d_html = '',
      mistakes = '{}', explanation = '', explanation_html = '', source = null
    where quiz_id in (select id from quizzes where owner_id = any(${users}))`.execute(trx);
  await trx
    .updateTable('quizzes')
    .set({ title: 'A deleted quiz', subject: '', description: '', status: 'retired', updated_at: now })
    .where('owner_id', '=', sql<string>`any(${users})`)
    .execute();
}
