import type { GenerationState } from '@aw/contracts/quizzes/generation';
import type { Difficulty } from '@aw/contracts/quizzes/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import type { MadeQuestion } from './bank-questions.queries';

const columns = [
  'g.id',
  'g.user_id',
  'g.subject',
  'g.difficulty',
  'g.specific_topic',
  'g.document_id',
  'g.question_count',
  'g.state',
  'g.source',
  'g.model',
  'g.checked',
  'g.dropped',
  'g.quiz_id',
  'g.failure',
  'g.watched_at',
  'g.queue_group',
  'g.created_at',
] as const;

/** Generations with the title of their document. */
function generations(db: Database) {
  return db
    .selectFrom('quiz_generations as g')
    .leftJoin('documents as d', 'd.id', 'g.document_id')
    .select(columns)
    .select('d.title as document_title');
}

/** A person’s; undefined for what is not theirs. */
export async function findGeneration(db: Database, { id, userId }: { id: string; userId: string }) {
  return generations(db).where('g.id', '=', id).where('g.user_id', '=', userId).executeTakeFirst();
}
export type GenerationRow = NonNullable<Awaited<ReturnType<typeof findGeneration>>>;

/** The one that a key began. */
export async function findGenerationByKey(db: Database, { key, userId }: { key: string; userId: string }) {
  return generations(db).where('g.send_key', '=', key).where('g.user_id', '=', userId).executeTakeFirst();
}

/** Whether one of a person’s is being made; the caller holds the person. */
export async function hasOpenGeneration(trx: Database, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('quiz_generations')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the quizzes of a queue group that wait or are being made. */
export async function countQueuedGenerations(db: Database, queueGroup: string): Promise<number> {
  const { count } = await db
    .selectFrom('quiz_generations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('queue_group', '=', queueGroup)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

type ListOptions = { userId: string; limit: number; after?: { createdAt: Date; id: string } };

/** A page of a person’s, the latest first; quizzes that they deleted are not among them. */
export async function listGenerations(db: Database, { userId, limit, after }: ListOptions) {
  let query = generations(db)
    .leftJoin('quizzes as z', 'z.id', 'g.quiz_id')
    .where('g.user_id', '=', userId)
    .where(sql<SqlBool>`z.status is distinct from 'retired'`);
  if (after)
    query = query.where(
      sql<SqlBool>`(g.created_at, g.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  return query.orderBy('g.created_at', 'desc').orderBy('g.id', 'desc').limit(limit).execute();
}

type NewGeneration = {
  id: string;
  user_id: string;
  send_key: string | null;
  subject: string;
  difficulty: Difficulty;
  specific_topic: string | null;
  document_id: number | null;
  question_count: number;
  /** Whose turn it takes; kept until it is over. */
  queue_group: string;
};

export async function insertGeneration(trx: Database, generation: NewGeneration, now: Date): Promise<void> {
  await trx
    .insertInto('quiz_generations')
    .values({ ...generation, watched_at: now, created_at: now })
    .execute();
}

/** Notes that somebody looks how far it is. */
export async function watchGeneration(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('quiz_generations').set({ watched_at: now }).where('id', '=', id).execute();
}

/** One that is not over, with the questions that it has so far, held until the transaction ends. */
export async function lockGeneration(trx: Database, id: string) {
  return (
    trx
      .selectFrom('quiz_generations as g')
      .leftJoin('documents as d', 'd.id', 'g.document_id')
      .select(columns)
      // Written by `keepGenerated` alone.
      .select(['d.title as document_title', sql<MadeQuestion[]>`g.items`.as('items')])
      .where('g.id', '=', id)
      .where('g.state', 'in', ['waiting', 'running'])
      .forNoKeyUpdate('g')
      .executeTakeFirst()
  );
}

type Progress = { source: 'model' | 'library'; model: string | null };

export async function startGeneration(trx: Database, id: string, made: Progress): Promise<void> {
  await trx
    .updateTable('quiz_generations')
    .set({ ...made, state: 'running' })
    .where('id', '=', id)
    .execute();
}

/** Keeps the questions that it has so far. */
export async function keepGenerated(
  db: Database,
  id: string,
  { items, dropped }: { items: readonly MadeQuestion[]; dropped: number },
): Promise<void> {
  await db
    .updateTable('quiz_generations')
    .set({ items: JSON.stringify(items), checked: items.length, dropped })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

type End = {
  state: Extract<GenerationState, 'done' | 'failed'>;
  quiz_id?: number;
  checked?: number;
  failure?: string;
};

/** Ends it; its questions are in the quiz by then, or nowhere. */
export async function endGeneration(trx: Database, id: string, end: End, now: Date): Promise<void> {
  await trx
    .updateTable('quiz_generations')
    .set({ ...end, items: '[]', queue_group: null, ended_at: now })
    .where('id', '=', id)
    .execute();
}

/** Those that are not over though they were begun before a moment: their job is gone. */
export async function listForgottenGenerations(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('quiz_generations')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
