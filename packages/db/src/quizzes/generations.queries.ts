import type { GenerationState } from '@aw/contracts/quizzes/generation';
import type { Difficulty } from '@aw/contracts/quizzes/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import type { GeneratedQuestion } from './bank-questions.queries';

const columns = [
  'g.id',
  'g.user_id',
  'g.subject',
  'g.difficulty',
  'g.specific_topic',
  'g.document_id',
  'g.conversation_id',
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

/** Finds a person’s generation; undefined if it is someone else's. */
export async function findGeneration(db: Database, { id, userId }: { id: string; userId: string }) {
  return generations(db).where('g.id', '=', id).where('g.user_id', '=', userId).executeTakeFirst();
}
export type GenerationRow = NonNullable<Awaited<ReturnType<typeof findGeneration>>>;

/** Finds the generation with a key. */
export async function findGenerationByKey(db: Database, { key, userId }: { key: string; userId: string }) {
  return generations(db).where('g.send_key', '=', key).where('g.user_id', '=', userId).executeTakeFirst();
}

/** Returns true if a generation of the person is in progress; the caller has locked the person. */
export async function hasOpenGeneration(trx: Database, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('quiz_generations')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the generations of a queue group that wait or are in progress. */
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

/** Lists a page of a person’s generations, latest first, without quizzes that they deleted. */
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
  conversation_id: string | null;
  question_count: number;
  /** Queue group whose turn it uses; kept until it ends. */
  queue_group: string;
};

export async function insertGeneration(trx: Database, generation: NewGeneration, now: Date): Promise<void> {
  await trx
    .insertInto('quiz_generations')
    .values({ ...generation, watched_at: now, created_at: now })
    .execute();
}

/** Records that somebody is watching the progress. */
export async function touchGeneration(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('quiz_generations').set({ watched_at: now }).where('id', '=', id).execute();
}

/** Finds an unfinished generation with its questions so far, and locks it until the transaction ends. */
export async function lockGeneration(trx: Database, id: string) {
  return (
    trx
      .selectFrom('quiz_generations as g')
      .leftJoin('documents as d', 'd.id', 'g.document_id')
      .select(columns)
      // Only written by `saveGeneratedQuestions`.
      .select(['d.title as document_title', sql<GeneratedQuestion[]>`g.items`.as('items')])
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

/** Stores the questions so far. */
export async function saveGeneratedQuestions(
  db: Database,
  id: string,
  { items, dropped }: { items: readonly GeneratedQuestion[]; dropped: number },
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

/** Ends a generation; its questions are in the quiz by then, or are dropped. */
export async function endGeneration(trx: Database, id: string, end: End, now: Date): Promise<void> {
  await trx
    .updateTable('quiz_generations')
    .set({ ...end, items: '[]', queue_group: null, ended_at: now })
    .where('id', '=', id)
    .execute();
}

/** Lists unfinished generations from before a moment, whose job is gone. */
export async function listAbandonedGenerations(db: Database, before: Date, limit: number): Promise<string[]> {
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
