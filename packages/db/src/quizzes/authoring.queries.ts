import type { Difficulty } from '@aw/contracts/quizzes/public';
import type { QuizStatus } from '@aw/contracts/quizzes/staff-quizzes';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';
import { shownColumns, totalQuestions } from './quizzes.queries';

const cardColumns = [
  'id',
  'title',
  'subject',
  'difficulty',
  'status',
  'bank_key',
  'is_machine_made',
  totalQuestions.as('total_questions'),
  'updated_at',
] as const;

type ListOptions = {
  q?: string;
  subject?: string;
  status?: QuizStatus;
  limit: number;
  /** Last row of the previous page. */
  after?: { updatedAt: Date; id: number };
};

/** Lists a page of all public quizzes, latest changed first. */
export async function listAuthored(db: Database, { q, subject, status, limit, after }: ListOptions) {
  let query = db.selectFrom('quizzes').select(cardColumns).where('owner_id', 'is', null);
  if (q) query = query.where(sql<SqlBool>`search ilike ${containing(q)}`);
  if (subject) query = query.where('subject', '=', subject);
  if (status) query = query.where('status', '=', status);
  if (after) query = query.where(sql<SqlBool>`(updated_at, id) < (${after.updatedAt}, ${after.id}::bigint)`);
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
export type AuthoredQuizCardRow = Awaited<ReturnType<typeof listAuthored>>[number];

const quizColumns = [
  ...cardColumns,
  'description',
  'time_limit',
  'pass_percentage',
  'version',
  'created_at',
] as const;

/** Finds a quiz in any state. */
export async function findAuthored(db: Database, id: number) {
  return db.selectFrom('quizzes').select(quizColumns).where('id', '=', id).executeTakeFirst();
}
export type AuthoredQuizRow = NonNullable<Awaited<ReturnType<typeof findAuthored>>>;

/** Finds a quiz and locks it until the transaction ends, against other changes and against closing an attempt at it. */
export async function lock(trx: Database, id: number): Promise<AuthoredQuizRow | undefined> {
  return trx
    .selectFrom('quizzes')
    .select(quizColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Head = {
  title: string;
  subject: string;
  description: string;
  difficulty: Difficulty;
  time_limit: number;
  pass_percentage: number;
};

/** Inserts a draft without questions; returns its id. */
export async function insert(trx: Database, head: Head, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('quizzes')
    .values({ ...head, status: 'draft', total_questions: 0, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a quiz that the caller has locked. */
export async function update(
  trx: Database,
  id: number,
  change: Head & { status: QuizStatus },
): Promise<void> {
  await trx.updateTable('quizzes').set(change).where('id', '=', id).execute();
}

/** Records that a quiz was changed, and counts the questions that an attempt asks; returns their number. */
export async function recordChange(trx: Database, id: number, now: Date): Promise<number> {
  const { total_questions: total } = await trx
    .updateTable('quizzes')
    .set({
      updated_at: now,
      version: sql`version + 1`,
      total_questions: sql`least(asked_questions, (
        select count(*) from quiz_questions q
        where q.quiz_id = ${id} and q.replaced_at is null and q.dropped_at is null))`,
    })
    .where('id', '=', id)
    .returning('total_questions')
    .executeTakeFirstOrThrow();
  return total;
}

/** Retires a quiz that has no questions left. */
export async function retire(trx: Database, id: number): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({ status: 'retired' })
    .where('id', '=', id)
    .where('status', 'in', ['listed', 'unlisted'])
    .execute();
}

const itemColumns = [
  ...shownColumns,
  'q.quiz_id',
  'q.item_id',
  'q.bank_id',
  'q.version',
  'q.position',
  'q.topic',
  'q.correct_answer',
  'q.also_correct',
  'q.mistakes',
  'q.explanation',
  'q.explanation_html',
  'q.source',
  'q.hash',
  'q.dropped_at',
  'q.corrected_at',
  'q.correction',
] as const;

/** Condition: somebody was asked an item, in any version. */
const isAnswered = sql<boolean>`exists (
  select from quiz_questions v join quiz_answers s on s.question_id = v.id where v.item_id = q.item_id)`;

/** Lists the present questions of a quiz in its order, including dropped ones, with their open reports. */
export async function listAuthoredQuestions(db: Database, quizId: number) {
  return db
    .selectFrom('quiz_questions as q')
    .leftJoin('moderation_cases as c', (join) =>
      join.on('c.kind', '=', 'quiz_question').onRef('c.target_id', '=', 'q.item_id'),
    )
    .select(itemColumns)
    .select([isAnswered.as('is_answered'), sql<number>`coalesce(c.open_reports, 0)`.as('open_reports')])
    .where('q.quiz_id', '=', quizId)
    .where('q.replaced_at', 'is', null)
    .orderBy('q.position')
    .orderBy('q.id')
    .execute();
}
export type AuthoredQuestionRow = Awaited<ReturnType<typeof listAuthoredQuestions>>[number];

/** Sets the order of the present questions of a quiz, all of which are given; positions begin at 1. */
export async function reorderQuestions(trx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update quiz_questions q set position = placed.position
    from unnest(${ids}::bigint[]) with ordinality as placed (id, position)
    where q.id = placed.id and q.position <> placed.position`.execute(trx);
}

/** Removes a question from the quiz, and records that an author did so. */
export async function removeQuestion(trx: Database, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('quiz_questions')
    .set({ replaced_at: now, is_removed: true })
    .where('id', '=', id)
    .execute();
}

export type ItemFiguresRow = {
  question_id: number;
  attempts: number;
  facility: number;
  discrimination: number | null;
  a: number;
  b: number;
  c: number;
  d: number;
  none: number;
};

/**
 * Returns figures of the latest first attempts at a quiz for each question with at least `fewest` of them: the share of
 * right answers, and its correlation with the score in the rest of the attempt (corrected item-total correlation).
 * Dropped questions count in neither.
 */
export async function listItemFigures(
  db: Database,
  { quizId, mostAttempts, fewest }: { quizId: number; mostAttempts: number; fewest: number },
): Promise<ItemFiguresRow[]> {
  const { rows } = await sql<ItemFiguresRow>`
    with recent as (
      select id, user_id, started_at from quiz_attempts
      where quiz_id = ${quizId} and completed_at is not null
      order by completed_at desc limit ${mostAttempts}
    ), judged as (
      select s.attempt_id, s.question_id, s.answer,
        coalesce(s.answer in (q.correct_answer, q.also_correct), false)::int as is_right
      from recent r
      join quiz_answers s on s.attempt_id = r.id
      join quiz_questions q on q.id = s.question_id and q.dropped_at is null
      where not exists (
        select from quiz_attempts e
        where e.user_id = r.user_id and e.quiz_id = ${quizId} and (e.started_at, e.id) < (r.started_at, r.id))
    ), beside_rest as (
      select *, sum(is_right) over (partition by attempt_id) - is_right as rest from judged
    )
    select question_id, count(*)::int as attempts, avg(is_right)::float8 as facility,
      corr(is_right, rest) as discrimination,
      (count(*) filter (where answer = 'A'))::int as a,
      (count(*) filter (where answer = 'B'))::int as b,
      (count(*) filter (where answer = 'C'))::int as c,
      (count(*) filter (where answer = 'D'))::int as d,
      (count(*) filter (where answer is null))::int as none
    from beside_rest
    group by question_id
    having count(*) >= ${fewest}`.execute(db);
  return rows;
}
