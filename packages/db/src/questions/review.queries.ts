import type { QuestionStatus } from '@aw/contracts/questions/public';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { plainText } from '../plain-text';
import { expandSearch } from '../words/expand-search';
import { type Among, listed, searchIds } from './question-search';

/** Must equal the expression of the index `questions_review` word for word; otherwise the index is not used. */
const isHeld = sql<boolean>`(q.status = 'held' and q.deleted_at is null)`;

/** Leaves out questions of erased people, but not those that a Delete All removed. */
const isReviewed = sql<SqlBool>`(q.deleted_at is null or q.deletion_id is not null)`;

/** Questions with their askers, without those of erased people. Questions that a Delete All removed count as removed. */
export function reviewedQuestions(db: Database) {
  return db
    .selectFrom('questions as q')
    .innerJoin('users as u', 'u.id', 'q.asker_id')
    .select([
      'q.id',
      'q.title',
      'q.content',
      'q.content_html',
      'q.subject',
      'q.asker_id',
      'q.removed_reason',
      'q.held_because',
      'q.held_until',
      'q.is_answered',
      'q.created_at',
      'u.is_anonymous',
    ])
    .select(sql<QuestionStatus>`case when q.deleted_at is null then q.status else 'removed' end`.as('status'))
    .select([isHeld.as('is_held'), plainText('q').as('plain_text')])
    .where(isReviewed);
}

const conditions: Record<QuestionStatus, ReturnType<typeof sql<SqlBool>>> = {
  held: sql<SqlBool>`(q.status = 'held' and q.deleted_at is null)`,
  visible: sql<SqlBool>`q.is_listed`,
  removed: sql<SqlBool>`(q.status = 'removed' or q.deleted_at is not null)`,
  withdrawn: sql<SqlBool>`(q.status = 'withdrawn' and q.deleted_at is null)`,
};

type ReviewPage = { limit: number; after?: { isHeld: boolean; id: number } };

/**
 * Lists held questions first, then the newest; with `q`, those with all of its words, or of the person with this id.
 * `after` is the last one seen, with its state at that time.
 */
export async function listForReview(
  db: Database,
  { q, status }: { q?: string; status?: QuestionStatus },
  { limit, after }: ReviewPage,
) {
  let query = reviewedQuestions(db);
  if (status) query = query.where(conditions[status]);
  if (q) {
    const ids = await searchReviewed(db, q, { status, limit, after });
    return ids.length > 0 ? reviewedAmong(db, ids, limit) : [];
  }
  if (after)
    query = query.where(
      sql<SqlBool>`(${isHeld}, q.created_at, q.id) < (${after.isHeld}, (select created_at from questions where id = ${after.id}), ${after.id})`,
    );
  return query
    .orderBy(isHeld, 'desc')
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute();
}

type States = { among: Among; condition: RawBuilder<SqlBool> };

const unlisted = (name: string, condition: RawBuilder<SqlBool>): States => ({
  among: { name, isListed: false, where: sql`${condition} and ${isReviewed}` },
  condition,
});
const heldState = unlisted('held', conditions.held);
const visibleState: States = { among: listed, condition: conditions.visible };
const removedState = unlisted('removed', conditions.removed);
const withdrawnState = unlisted('withdrawn', conditions.withdrawn);
const states: Record<QuestionStatus, States> = {
  held: heldState,
  visible: visibleState,
  removed: removedState,
  withdrawn: withdrawnState,
};
const goneState = unlisted('taken', sql<SqlBool>`(${conditions.removed} or ${conditions.withdrawn})`);
/** Searches every state, in as few searches as the two indexes of words need. */
const allStates = [heldState, visibleState, goneState];

/** Returns as many ids of each state as a page has; held ones come before all others. */
async function searchReviewed(
  db: Database,
  q: string,
  { status, limit, after }: ReviewPage & { status?: QuestionStatus },
): Promise<number[]> {
  const search = await expandSearch(db, q, { table: 'question_words' });
  const ids: number[] = [];
  // One after the other, so that a request uses one connection.
  for (const state of status ? [states[status]] : allStates) {
    if (state === heldState && after && !after.isHeld) continue;
    const afterId = state === heldState || !after?.isHeld ? after?.id : undefined;
    if (search) ids.push(...(await searchIds(db, search, { among: state.among, limit, afterId })));
    ids.push(...(await idsOfAsker(db, q, { condition: state.condition, limit, afterId })));
  }
  return ids;
}

/** Questions of one person, in the order of a search. */
async function idsOfAsker(
  db: Database,
  askerId: string,
  { condition, limit, afterId }: { condition: RawBuilder<SqlBool>; limit: number; afterId?: number },
): Promise<number[]> {
  let query = db
    .selectFrom('questions as q')
    .select('q.id')
    .where('q.asker_id', '=', askerId)
    .where(condition)
    .where(isReviewed);
  if (afterId !== undefined)
    query = query.where(
      sql<SqlBool>`(q.segment, q.created_at, q.id) < (select segment, created_at, id from questions where id = ${afterId})`,
    );
  query = query.orderBy('q.segment', 'desc').orderBy('q.created_at', 'desc').orderBy('q.id', 'desc');
  return (await query.limit(limit).execute()).map(({ id }) => id);
}

/** Returns the first questions in the order of a search. The page is cut before anything is joined. */
async function reviewedAmong(db: Database, ids: readonly number[], limit: number) {
  const inOrder = sql`order by ${isHeld} desc, q.segment desc, q.created_at desc, q.id desc`;
  const page = sql<number>`(select q.id from questions q where q.id = any(${ids}) ${inOrder} limit ${limit})`;
  return reviewedQuestions(db)
    .where('q.id', 'in', page)
    .orderBy(isHeld, 'desc')
    .orderBy('q.segment', 'desc')
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc')
    .execute();
}

/** Returns one of these questions, or undefined. */
export async function findForReview(db: Database, id: number) {
  return reviewedQuestions(db).where('q.id', '=', id).executeTakeFirst();
}
export type ReviewQuestionRow = NonNullable<Awaited<ReturnType<typeof findForReview>>>;

/** Locks a question; undefined if there is none, or if its asker is erased. */
export async function lockForReview(trx: Database, id: number) {
  return trx
    .selectFrom('questions as q')
    .select(['q.asker_id', 'q.title', 'q.removed_reason', 'q.duplicate_of', 'q.is_listed', 'q.subject'])
    .select(sql<QuestionStatus>`case when q.deleted_at is null then q.status else 'removed' end`.as('status'))
    .where('q.id', '=', id)
    .where(isReviewed)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Promise of a question that becomes visible. One that was made before stays, but an exam interrupts the time: it starts
 * again, unless the promise is kept or settled already.
 */
const promiseFrom = (promisedAt: Date) => sql`
  case when held_until is null or is_answered or late_settled_at is not null
    then coalesce(promised_at, ${promisedAt}) else ${promisedAt} end`;

/** Makes a question visible and reviewed. */
export async function show(
  trx: Database,
  id: number,
  { now, promisedAt }: { now: Date; promisedAt: Date },
): Promise<QuestionStatus> {
  await sql`
    update questions set status = 'visible', removed_reason = null, held_because = null, held_until = null,
      approved_at = ${now}, promised_at = ${promiseFrom(promisedAt)}
    where id = ${id}`.execute(trx);
  return 'visible';
}

/**
 * Restores a removed question and returns its new state. One that staff removed counts as reviewed; one that a Delete All
 * removed returns to its former state.
 */
export async function restore(
  trx: Database,
  id: number,
  { now, promisedAt }: { now: Date; promisedAt: Date },
): Promise<QuestionStatus> {
  const { rows } = await sql<{ status: QuestionStatus }>`
    update questions set deleted_at = null, deletion_id = null, removed_reason = null,
      approved_at = case when status = 'removed' then ${now} else approved_at end,
      promised_at = case when status = 'held' then promised_at else ${promiseFrom(promisedAt)} end,
      status = case when status = 'removed' then 'visible' else status end
    where id = ${id} returning status`.execute(trx);
  return rows[0]?.status ?? 'removed';
}

/** Removes a question with the reason that its asker sees. */
export async function hide(trx: Database, id: number, reason: string): Promise<QuestionStatus> {
  const change = { status: 'removed' as const, removed_reason: reason };
  await trx.updateTable('questions').set(change).where('id', '=', id).execute();
  return 'removed';
}

/** Marks a question as a duplicate of another one, or removes the mark. */
export async function setDuplicateOf(trx: Database, id: number, duplicateOf: number | null): Promise<void> {
  await trx.updateTable('questions').set({ duplicate_of: duplicateOf }).where('id', '=', id).execute();
}
