import type { Difficulty } from '@aw/contracts/quizzes/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';

type Filters = { q?: string; subject?: string; difficulty?: Difficulty };

/**
 * Number of questions that an attempt at a quiz asks. An instance of the previous release stores the number of all of its
 * questions.
 */
export const totalQuestions = sql<number>`least(asked_questions, total_questions)`;

const cardColumns = [
  'id',
  'title',
  'subject',
  'description',
  'difficulty',
  'time_limit',
  totalQuestions.as('total_questions'),
] as const;

/** Lists a page of the library by title, after the title and id of the last one seen. */
export async function list(
  db: Database,
  { limit, after, ...filters }: Filters & { limit: number; after?: { title: string; id: number } },
) {
  let query = db.selectFrom('quizzes').select(cardColumns).where(matching(filters));
  if (after) query = query.where(sql<SqlBool>`(title, id) > (${after.title}, ${after.id}::bigint)`);
  return query.orderBy('title').orderBy('id').limit(limit).execute();
}
export type QuizCardRow = Awaited<ReturnType<typeof list>>[number];

function matching({ q, subject, difficulty }: Filters) {
  const parts = [sql<SqlBool>`status = 'listed'`];
  if (q) parts.push(sql`search ilike ${containing(q)}`);
  if (subject) parts.push(sql`subject = ${subject}`);
  if (difficulty) parts.push(sql`difficulty = ${difficulty}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Returns figures of the whole library, averages rounded, and the number of quizzes that match the filters. */
export async function getFigures(db: Database, filters: Filters) {
  const { rows } = await sql<{
    totalQuizzes: number;
    subjects: number;
    averageQuestions: number;
    averageTime: number;
    matches: number;
  }>`
    select
      count(*)::int as "totalQuizzes",
      count(distinct subject)::int as subjects,
      coalesce(round(avg(${totalQuestions})), 0)::int as "averageQuestions",
      coalesce(round(avg(time_limit)), 0)::int as "averageTime",
      (count(*) filter (where ${matching(filters)}))::int as matches
    from quizzes where status = 'listed'`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('Figures without a row.');
  return row;
}

/**
 * Finds a quiz that can be taken, listed or not, or could before it was retired; undefined for a draft, and for one
 * that was generated for somebody other than `userId`.
 */
export async function find(db: Database, id: number, userId: string | null) {
  return db
    .selectFrom('quizzes')
    .select([
      ...cardColumns,
      'pass_percentage',
      'asked_questions',
      'is_machine_made',
      'status',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]))
    .executeTakeFirst();
}
export type QuizRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Maximum number of a person's latest attempts at a quiz that decide which of its questions they have seen. */
const maxSeenAttempts = 50;

/** Lists a quiz's present questions in its order, with the last time that a person was asked each, in any version. */
export async function listQuestionPool(
  db: Database,
  { quizId, userId }: { quizId: number; userId: string },
): Promise<{ id: number; asked_at: Date | null }[]> {
  const { rows } = await sql<{ id: number; asked_at: Date | null }>`
    with asked as (
      select v.item_id, max(a.started_at) as at
      from (
        select id, started_at from quiz_attempts
        where user_id = ${userId} and quiz_id = ${quizId}
        order by started_at desc limit ${maxSeenAttempts}
      ) a
      join quiz_answers s on s.attempt_id = a.id
      join quiz_questions v on v.id = s.question_id
      group by v.item_id
    )
    select q.id, asked.at as asked_at
    from quiz_questions q
    left join asked on asked.item_id = q.item_id
    where q.quiz_id = ${quizId} and q.replaced_at is null and q.dropped_at is null
    order by q.position, q.id`.execute(db);
  return rows;
}

/**
 * Condition: a question (`q`) would tell a person an answer of their open attempt, because it belongs to the same quiz or
 * is the same item of the bank.
 */
export function isBeingTaken(userId: string) {
  return sql`exists (
    select from quiz_attempts o
    where o.user_id = ${userId} and o.completed_at is null and (o.quiz_id = q.quiz_id or exists (
      select from quiz_answers t join quiz_questions u on u.id = t.question_id
      where t.attempt_id = o.id and u.bank_id = q.bank_id)))`;
}

/** Columns of a question (`q`) as takers see it, without key and explanation. */
export const shownColumns = [
  'q.id',
  'q.question',
  'q.option_a',
  'q.option_b',
  'q.option_c',
  'q.option_d',
  'q.question_html',
  'q.option_a_html',
  'q.option_b_html',
  'q.option_c_html',
  'q.option_d_html',
] as const;

/** Lists the questions of an attempt in its order as takers see them; keys and explanations are not read. */
export async function listShownQuestions(db: Database, attemptId: string) {
  return questionsOfAttempt(db, attemptId).select(shownColumns).execute();
}
export type ShownQuestionRow = Awaited<ReturnType<typeof listShownQuestions>>[number];

/** Lists the questions of an attempt with the given answers, keys and explanations. */
export async function listAnsweredQuestions(db: Database, attemptId: string) {
  return questionsOfAttempt(db, attemptId)
    .select(shownColumns)
    .select([
      's.answer',
      'q.item_id',
      'q.correct_answer',
      'q.also_correct',
      'q.dropped_at',
      'q.correction',
      'q.mistakes',
      'q.explanation',
      'q.explanation_html',
      'q.source',
      'q.topic',
    ])
    .execute();
}
export type AnsweredQuestionRow = Awaited<ReturnType<typeof listAnsweredQuestions>>[number];

function questionsOfAttempt(db: Database, attemptId: string) {
  return db
    .selectFrom('quiz_answers as s')
    .innerJoin('quiz_questions as q', 'q.id', 's.question_id')
    .where('s.attempt_id', '=', attemptId)
    .orderBy('s.position');
}
