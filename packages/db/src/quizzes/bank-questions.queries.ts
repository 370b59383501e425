import type { Difficulty } from '@aw/contracts/quizzes/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { shownColumns } from './quizzes.queries';

type Wish = {
  /** One of the bank; null searches all of it. */
  subject: string | null;
  /** A query of words of which a question, its topic or its quiz has one; null takes them all. */
  topicQuery: string | null;
};

/** The questions that the quizzes of the bank ask at present, none that was dropped. */
function bankQuestions(db: Database, { subject, topicQuery }: Wish) {
  let query = db
    .selectFrom('quiz_questions as q')
    .innerJoin('quizzes as z', 'z.id', 'q.quiz_id')
    .where('z.bank_key', 'is not', null)
    .where('z.status', '=', 'listed')
    .where('q.replaced_at', 'is', null)
    .where('q.dropped_at', 'is', null);
  if (subject !== null) query = query.where('z.subject', '=', subject);
  // Titles are read once for each quiz, of which there are few.
  if (topicQuery !== null)
    query = query.where(
      sql<SqlBool>`(q.stems @@ ${topicQuery}::tsquery or q.quiz_id in (
        select id from quizzes where bank_key is not null and to_tsvector('english', title) @@ ${topicQuery}::tsquery))`,
    );
  return query;
}

/**
 * Questions of the bank for a person, of the wanted difficulty first, else in any order; none of a quiz of which they have
 * an open attempt, whose keys they would see.
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
/** A question of a quiz that is being made, with the columns that it is stored with. */
export type MadeQuestion = Omit<BankQuestionRow, 'id'>;

/** How many questions of the bank there are for a wish. */
export async function countBankQuestions(db: Database, wish: Wish): Promise<number> {
  const { count } = await bankQuestions(db, wish)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
