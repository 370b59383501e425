import { sql } from 'kysely';
import type { Database } from '../database';

/** Locks a question and returns what decides about its answers; undefined if the question was erased. */
export async function lockAnswerable(trx: Database, questionId: number) {
  return trx
    .selectFrom('questions')
    .select(['id', 'title', 'asker_id', 'subject', 'is_listed', 'is_answered', 'status', 'paid_with'])
    .where('id', '=', questionId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type AnswerableQuestion = NonNullable<Awaited<ReturnType<typeof lockAnswerable>>>;

/** Locks an answer. The caller has locked its question. */
export async function lockAnswer(trx: Database, id: number) {
  return trx
    .selectFrom('answers')
    .select([
      'id',
      'question_id',
      'expert_id',
      'content',
      'status',
      'is_verified',
      'verified_at',
      'verified_by',
      'accepted_at',
      'edited_at',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedAnswer = NonNullable<Awaited<ReturnType<typeof lockAnswer>>>;

/** Returns the expert and the question of an answer; undefined if there is no such answer. */
export async function locateAnswer(db: Database, answerId: number) {
  return db
    .selectFrom('answers')
    .select(['question_id', 'expert_id'])
    .where('id', '=', answerId)
    .executeTakeFirst();
}

/** Tells whether an expert has answered a question already. Held answers count too. */
export async function hasAnswered(db: Database, questionId: number, expertId: string): Promise<boolean> {
  const row = await db
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', questionId)
    .where('expert_id', '=', expertId)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  return row !== undefined;
}

type NewAnswer = {
  question_id: number;
  expert_id: string;
  content: string;
  content_html: string;
  content_text: string;
  content_version: number;
  status: 'held' | 'visible';
  held_because: string | null;
  created_at: Date;
};
export type NewStep = { label: string; content: string; content_html: string };

/** Stores an answer and returns its id. */
export async function insertAnswer(trx: Database, answer: NewAnswer): Promise<number> {
  const { id } = await trx.insertInto('answers').values(answer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Replaces the hints of an answer. What readers have revealed of it starts again. */
export async function replaceSteps(
  trx: Database,
  answerId: number,
  steps: readonly NewStep[],
): Promise<void> {
  await trx.deleteFrom('answer_step_reveals').where('answer_id', '=', answerId).execute();
  await trx.deleteFrom('answer_steps').where('answer_id', '=', answerId).execute();
  if (steps.length === 0) return;
  await trx
    .insertInto('answer_steps')
    .values(steps.map((step, at) => ({ answer_id: answerId, number: at + 1, ...step })))
    .execute();
}

/** Returns the hints of an answer as they were typed. */
export async function listSteps(db: Database, answerId: number) {
  return db
    .selectFrom('answer_steps')
    .select(['label', 'content'])
    .where('answer_id', '=', answerId)
    .orderBy('number')
    .execute();
}

/** Saves the present text of an answer as an earlier version. */
export async function saveAnswerVersion(trx: Database, answer: { id: number; content: string }, until: Date) {
  const steps = await listSteps(trx, answer.id);
  await trx
    .insertInto('answer_versions')
    .values({ answer_id: answer.id, content: answer.content, steps: JSON.stringify(steps), until })
    .execute();
}

type AnswerChange = Partial<{
  content: string;
  content_html: string;
  content_text: string;
  content_version: number;
  status: 'held' | 'visible' | 'removed';
  held_because: string | null;
  verified_at: Date | null;
  verified_by: string | null;
  accepted_at: Date | null;
  edited_at: Date;
}>;

export async function updateAnswer(trx: Database, id: number, change: AnswerChange): Promise<void> {
  await trx.updateTable('answers').set(change).where('id', '=', id).execute();
}

/** Marks an answer as announced to the asker. Returns false if it was announced before. */
export async function markAnnounced(trx: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('answers')
    .set({ announced_at: now })
    .where('id', '=', id)
    .where('announced_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a person has seen a hint. Repeating it changes nothing. */
export async function insertReveal(
  trx: Database,
  reveal: { answerId: number; number: number; userId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('answer_step_reveals')
    .values({
      answer_id: reveal.answerId,
      number: reveal.number,
      user_id: reveal.userId,
      revealed_at: reveal.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that an answer helped a person, or removes the record. */
export async function setHelpful(
  trx: Database,
  { answerId, userId, isHelpful }: { answerId: number; userId: string; isHelpful: boolean },
): Promise<void> {
  if (isHelpful)
    await trx
      .insertInto('answer_helpful')
      .values({ answer_id: answerId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('answer_helpful')
      .where('answer_id', '=', answerId)
      .where('user_id', '=', userId)
      .execute();
}

/** Saves an expert's score of an answer, replacing their earlier one. */
export async function setQuality(
  trx: Database,
  quality: { answerId: number; reviewerId: string; score: number; note: string | null; at: Date },
): Promise<void> {
  const { score, note, at } = quality;
  await trx
    .insertInto('answer_quality')
    .values({ answer_id: quality.answerId, reviewer_id: quality.reviewerId, score, note, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['reviewer_id', 'answer_id']).doUpdateSet({ score, note, updated_at: at }),
    )
    .execute();
}

/** Counts the answers and comments that a person wrote since a moment. */
export async function countRepliesSince(db: Database, userId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from answers where expert_id = ${userId} and created_at > ${since})
      + (select count(*) from question_comments where author_id = ${userId} and created_at > ${since}))::int as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

type NewComment = {
  question_id: number;
  answer_id: number | null;
  author_id: string;
  content: string;
  content_html: string;
  content_text: string;
  content_version: number;
  status: 'held' | 'visible';
  held_because: string | null;
  created_at: Date;
};

/** Stores a comment and returns its id. */
export async function insertComment(trx: Database, comment: NewComment): Promise<number> {
  const { id } = await trx
    .insertInto('question_comments')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countComments(db: Database, questionId: number): Promise<number> {
  const { n } = await db
    .selectFrom('question_comments')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return n;
}
