import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { isBeingTaken, shownColumns } from '../quizzes/quizzes.queries';

/**
 * Adds a card, due at once, for each question of an attempt that was not answered right; existing cards keep their
 * schedule.
 */
export async function addForAttempt(trx: Database, attemptId: string, now: Date): Promise<void> {
  await sql`
    insert into review_cards (user_id, item_id, question_id, due, created_at)
    select a.user_id, q.item_id, q.id, ${now}, ${now}
    from quiz_attempts a
    join quiz_answers s on s.attempt_id = a.id
    join quiz_questions q on q.id = s.question_id
    where a.id = ${attemptId} and q.dropped_at is null
      and (s.answer in (q.correct_answer, q.also_correct)) is not true
    order by q.item_id
    on conflict (user_id, item_id) do update
      -- Of two versions the later one, also when an earlier attempt is graded anew.
      set question_id = greatest(review_cards.question_id, excluded.question_id)`.execute(trx);
}

/**
 * Deletes the card of an item if it was never reviewed and its person has answered the item right in all closed
 * attempts.
 */
export async function deleteUnneeded(
  trx: Database,
  { userId, itemId }: { userId: string; itemId: number },
): Promise<void> {
  await sql`
    delete from review_cards c
    where c.user_id = ${userId} and c.item_id = ${itemId} and c.reps = 0
      and not exists (
        select from quiz_questions q
        join quiz_answers s on s.question_id = q.id
        join quiz_attempts a on a.id = s.attempt_id
        where q.item_id = ${itemId} and a.user_id = ${userId} and a.completed_at is not null
          and (s.answer in (q.correct_answer, q.also_correct)) is not true
      )`.execute(trx);
}

/** Cards of a person, except for dropped questions and those whose keys would tell an answer of an open attempt. */
function shownCards(db: Database, userId: string) {
  return db
    .selectFrom('review_cards as c')
    .innerJoin('quiz_questions as q', 'q.id', 'c.question_id')
    .where('c.user_id', '=', userId)
    .where('q.dropped_at', 'is', null)
    .where(sql<SqlBool>`not ${isBeingTaken(userId)}`);
}

const stateColumns = [
  'c.item_id',
  'c.due',
  'c.stability',
  'c.difficulty',
  'c.state',
  'c.scheduled_days',
  'c.learning_steps',
  'c.reps',
  'c.lapses',
  'c.last_review',
] as const;

const questionColumns = [
  ...shownColumns,
  'q.quiz_id',
  'q.topic',
  'q.correct_answer',
  'q.also_correct',
  'q.explanation',
  'q.explanation_html',
  'q.source',
  'z.title as quiz_title',
  'z.subject',
] as const;

/** Finds the quiz of a person's open attempt that hides cards of a closed attempt, because both have the same items. */
export async function findHidingQuiz(
  db: Database,
  { userId, attemptId }: { userId: string; attemptId: string },
): Promise<{ id: number; title: string } | undefined> {
  const { rows } = await sql<{ id: number; title: string }>`
    select z.id, z.title from quiz_attempts o join quizzes z on z.id = o.quiz_id
    where o.user_id = ${userId} and o.completed_at is null and exists (
      select from quiz_answers s
      join quiz_questions q on q.id = s.question_id
      join review_cards c on c.user_id = ${userId} and c.item_id = q.item_id
      join quiz_questions shown on shown.id = c.question_id and shown.dropped_at is null
      where s.attempt_id = ${attemptId} and (shown.quiz_id = o.quiz_id or exists (
        select from quiz_answers t join quiz_questions u on u.id = t.question_id
        where t.attempt_id = o.id and u.bank_id = shown.bank_id)))
    order by o.started_at desc limit 1`.execute(db);
  return rows[0];
}

type ListOptions = { userId: string; limit: number; dueBy?: Date; attemptId?: string };

/**
 * Lists a person's cards with their questions, longest due first; with `dueBy`, only those that are due by then, and
 * with `attemptId` only those of questions that were not answered right in that attempt.
 */
export async function list(db: Database, { userId, limit, dueBy, attemptId }: ListOptions) {
  let query = shownCards(db, userId)
    .innerJoin('quizzes as z', 'z.id', 'q.quiz_id')
    .select(stateColumns)
    .select(questionColumns);
  if (dueBy) query = query.where('c.due', '<=', dueBy);
  if (attemptId !== undefined)
    query = query.where(
      sql<SqlBool>`c.item_id in (
        select asked.item_id from quiz_answers s join quiz_questions asked on asked.id = s.question_id
        where s.attempt_id = ${attemptId} and (s.answer in (asked.correct_answer, asked.also_correct)) is not true)`,
    );
  return query.orderBy('c.due').orderBy('c.item_id').limit(limit).execute();
}
export type ReviewCardRow = Awaited<ReturnType<typeof list>>[number];

/** Counts a person's cards, and those that are due at a moment. */
export async function count(db: Database, { userId, now }: { userId: string; now: Date }) {
  return shownCards(db, userId)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where c.due <= ${now}))::int`.as('due'),
    ])
    .executeTakeFirstOrThrow();
}

/** Finds the state of a person's card and locks it until the transaction ends; undefined if no card is shown. */
export async function lock(trx: Database, { userId, itemId }: { userId: string; itemId: number }) {
  return shownCards(trx, userId)
    .select(stateColumns)
    .where('c.item_id', '=', itemId)
    .forUpdate('c')
    .executeTakeFirst();
}
export type ReviewStateRow = NonNullable<Awaited<ReturnType<typeof lock>>>;

type Scheduled = { userId: string; itemId: number; memory: Omit<ReviewStateRow, 'item_id'> };

/** Changes the schedule of a card that the caller has locked. */
export async function schedule(trx: Database, { userId, itemId, memory }: Scheduled): Promise<void> {
  await trx
    .updateTable('review_cards')
    .set(memory)
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}

/** Moves the cards of a person to another; of two for the same item, the one with more reviews stays. */
export async function move(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    delete from review_cards t using review_cards o
    where t.item_id = o.item_id
      and ((t.user_id = ${from} and o.user_id = ${into} and t.reps <= o.reps)
        or (t.user_id = ${into} and o.user_id = ${from} and t.reps < o.reps))`.execute(trx);
  await trx.updateTable('review_cards').set({ user_id: into }).where('user_id', '=', from).execute();
}
