import type { Difficulty } from '@aw/contracts/quizzes/public';
import { sql } from 'kysely';
import type { Database } from '../database';
import { shownColumns } from './quizzes.queries';

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

/** Locks a quiz of a person until the transaction ends; false if it is not theirs or is deleted. */
export async function lockGenerated(
  trx: Database,
  { id, userId }: { id: number; userId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('quizzes')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('status', '=', 'unlisted')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds a quiz of a person with what its generation says about it; undefined if it is not theirs or is deleted.
 * `is_started` is true if there is an attempt at it. Only its owner can start one.
 */
export async function findGenerated(db: Database, { id, userId }: { id: number; userId: string }) {
  return db
    .selectFrom('quizzes as z')
    .innerJoin('quiz_generations as g', (join) =>
      join.onRef('g.quiz_id', '=', 'z.id').onRef('g.user_id', '=', 'z.owner_id'),
    )
    .select([
      'z.id',
      'z.title',
      'z.version',
      'z.difficulty',
      'z.is_machine_made',
      'g.model',
      'g.question_count',
      'g.checked',
      'g.difficulty as wanted_difficulty',
      sql<boolean>`exists (
        select from quiz_attempts a where a.user_id = z.owner_id and a.quiz_id = z.id)`.as('is_started'),
    ])
    .where('z.id', '=', id)
    .where('z.owner_id', '=', userId)
    .where('z.status', '=', 'unlisted')
    .executeTakeFirst();
}
export type GeneratedQuizRow = NonNullable<Awaited<ReturnType<typeof findGenerated>>>;

/** Lists the present questions of a generated quiz in its order as takers see them, with their difficulty. */
export async function listGeneratedQuestions(db: Database, quizId: number) {
  return db
    .selectFrom('quiz_questions as q')
    .select(shownColumns)
    .select('q.difficulty')
    .where('q.quiz_id', '=', quizId)
    .where('q.replaced_at', 'is', null)
    .where('q.dropped_at', 'is', null)
    .orderBy('q.position')
    .orderBy('q.id')
    .execute();
}

type GeneratedHead = Pick<MadeQuiz, 'title' | 'description' | 'difficulty' | 'time_limit'>;

/** Changes a generated quiz and removes questions from it. The caller has locked the quiz and records the change. */
export async function changeGenerated(
  trx: Database,
  id: number,
  { head, leftOut, now }: { head: GeneratedHead; leftOut: readonly number[]; now: Date },
): Promise<void> {
  await trx.updateTable('quizzes').set(head).where('id', '=', id).execute();
  await trx
    .updateTable('quiz_questions')
    .set({ replaced_at: now, is_removed: true })
    .where('quiz_id', '=', id)
    .where('id', '=', sql<number>`any(${leftOut}::bigint[])`)
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
