import type { Difficulty } from '@aw/contracts/quizzes/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { shownColumns } from './quizzes.queries';

type Wish = {
  /** Subject of the bank; null searches all of it. */
  subject: string | null;
  /** Words of which a question, its topic or its quiz must contain one; null matches all. */
  topicQuery: string | null;
};

/** Present questions of the bank's quizzes, without dropped ones. */
function bankQuestions(db: Database, { subject, topicQuery }: Wish) {
  let query = db
    .selectFrom('quiz_questions as q')
    .innerJoin('quizzes as z', 'z.id', 'q.quiz_id')
    .where('z.bank_key', 'is not', null)
    .where('z.status', '=', 'listed')
    .where('q.replaced_at', 'is', null)
    .where('q.dropped_at', 'is', null);
  if (subject !== null) query = query.where('z.subject', '=', subject);
  // Titles are matched once per quiz, of which there are few.
  if (topicQuery !== null)
    query = query.where(
      sql<SqlBool>`(q.stems @@ ${topicQuery}::tsquery or q.quiz_id in (
        select id from quizzes where bank_key is not null and to_tsvector('english', title) @@ ${topicQuery}::tsquery))`,
    );
  return query;
}

/**
 * Draws questions of the bank for a person, first of the wanted difficulty, otherwise in random order; none of a quiz
 * of which they have an open attempt, because they would see its keys.
 */
export async function drawBankQuestions(
  db: Database,
  { difficulty, userId, most, ...wish }: Wish & { difficulty: Difficulty; userId: string; most: number },
) {
  return bankQuestions(db, wish)
    .select(shownColumns)
    .select([
      'q.bank_id',
      'q.topic',
      'q.correct_answer',
      'q.also_correct',
      'q.mistakes',
      'q.explanation',
      'q.explanation_html',
      'q.html_version',
      'q.source',
      'q.hash',
      'z.difficulty',
    ])
    .where(
      sql<SqlBool>`not exists (
        select from quiz_attempts o
        where o.user_id = ${userId} and o.quiz_id = z.id and o.completed_at is null)`,
    )
    .orderBy(sql`z.difficulty = ${difficulty}`, 'desc')
    .orderBy(sql`random()`)
    .limit(most)
    .execute();
}
export type BankQuestionRow = Awaited<ReturnType<typeof drawBankQuestions>>[number];
/** Question of a generated quiz, with the columns that are stored. */
export type GeneratedQuestion = Omit<BankQuestionRow, 'id'>;

/** Counts the bank's questions that match a request. */
export async function countBankQuestions(db: Database, wish: Wish): Promise<number> {
  const { count } = await bankQuestions(db, wish)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
