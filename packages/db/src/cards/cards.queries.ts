import { sql } from 'kysely';
import type { Database } from '../database';
import { shownColumns } from '../quizzes/quizzes.queries';

/** Makes a card, due at once, of each question of an attempt that was not answered right; one that is there stays as it is scheduled. */
export async function addReviewCards(trx: Database, attemptId: string, now: Date): Promise<void> {
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

/** Takes the card of an item back that was never reviewed, once its person has answered it right in every closed attempt. */
export async function dropUnneededCard(
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

/** A person's cards, but for those of a quiz of which they have an open attempt, which tell its keys, and of dropped questions. */
function shownCards(db: Database, userId: string) {
  return db
    .selectFrom('review_cards as c')
    .innerJoin('quiz_questions as q', 'q.id', 'c.question_id')
    .where('c.user_id', '=', userId)
    .where('q.dropped_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('quiz_attempts as a')
            .select('a.id')
            .whereRef('a.user_id', '=', 'c.user_id')
            .whereRef('a.quiz_id', '=', 'q.quiz_id')
            .where('a.completed_at', 'is', null),
        ),
      ),
    );
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

type ListOptions = { userId: string; limit: number; dueBy?: Date };

/** A person's cards with their questions, the longest due first; with `dueBy` those that are due by then. */
export async function listReviewCards(db: Database, { userId, limit, dueBy }: ListOptions) {
  let query = shownCards(db, userId)
    .innerJoin('quizzes as z', 'z.id', 'q.quiz_id')
    .select(stateColumns)
    .select(questionColumns);
  if (dueBy) query = query.where('c.due', '<=', dueBy);
  return query.orderBy('c.due').orderBy('c.item_id').limit(limit).execute();
}
export type ReviewCardRow = Awaited<ReturnType<typeof listReviewCards>>[number];

/** How many cards a person has, and how many of them are due at a moment. */
export async function countReviewCards(db: Database, { userId, now }: { userId: string; now: Date }) {
  return shownCards(db, userId)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where c.due <= ${now}))::int`.as('due'),
    ])
    .executeTakeFirstOrThrow();
}

/** What is known of a person's card, held until the transaction ends; undefined where they have none that is shown. */
export async function lockReviewCard(trx: Database, { userId, itemId }: { userId: string; itemId: number }) {
  return shownCards(trx, userId)
    .select(stateColumns)
    .where('c.item_id', '=', itemId)
    .forUpdate('c')
    .executeTakeFirst();
}
export type ReviewStateRow = NonNullable<Awaited<ReturnType<typeof lockReviewCard>>>;

type Scheduled = { userId: string; itemId: number; memory: Omit<ReviewStateRow, 'item_id'> };

/** Schedules a card anew; the caller holds it. */
export async function scheduleReviewCard(
  trx: Database,
  { userId, itemId, memory }: Scheduled,
): Promise<void> {
  await trx
    .updateTable('review_cards')
    .set(memory)
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}

/** Gives the cards of a person to another; of two of the same item the one that was reviewed more often stays. */
export async function moveReviewCards(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    delete from review_cards t using review_cards o
    where t.item_id = o.item_id
      and ((t.user_id = ${from} and o.user_id = ${into} and t.reps <= o.reps)
        or (t.user_id = ${into} and o.user_id = ${from} and t.reps < o.reps))`.execute(trx);
  await trx.updateTable('review_cards').set({ user_id: into }).where('user_id', '=', from).execute();
}
