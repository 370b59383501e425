import type { QuestionStatus } from '@aw/contracts/questions/public';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { plainText } from '../plain-text';
import { type Among, listed, searchIds } from './question-search';

/** Word for word the expression of the index `questions_review`, or the index is not used. */
const isHeld = sql<boolean>`(q.status = 'held' and q.deleted_at is null)`;

/** What erased people had asked is left out; what a Delete All took away is not. */
const isReviewed = sql<SqlBool>`(q.deleted_at is null or q.deletion_id is not null)`;

/** Questions with their askers, without those of erased people; what a Delete All took away counts as removed. */
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
 * Those that wait first, then the newest, with `q` those that have all of its words or are of the person with this id;
 * `after` is the last one seen, as it was seen.
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
const held = unlisted('held', conditions.held);
const visible: States = { among: listed, condition: conditions.visible };
const removed = unlisted('removed', conditions.removed);
const withdrawn = unlisted('withdrawn', conditions.withdrawn);
const states: Record<QuestionStatus, States> = { held, visible, removed, withdrawn };
const taken = unlisted('taken', sql<SqlBool>`(${conditions.removed} or ${conditions.withdrawn})`);
/** Every state, in as few searches as the two indexes of words need. */
const allStates = [held, visible, taken];

/** The ids of as many of each state as a page has; those that wait are seen before all others. */
async function searchReviewed(
  db: Database,
  q: string,
  { status, limit, after }: ReviewPage & { status?: QuestionStatus },
): Promise<number[]> {
  const found: number[] = [];
  // One after the other: a page takes one connection.
  for (const one of status ? [states[status]] : allStates) {
    if (one === held && after && !after.isHeld) continue;
    const afterId = one === held || !after?.isHeld ? after?.id : undefined;
    found.push(...(await searchIds(db, q, { among: one.among, limit, afterId })));
    found.push(...(await idsOfAsker(db, q, { condition: one.condition, limit, afterId })));
  }
  return found;
}

/** One person's, in the order of a search. */
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

/** The first of them, in the order of a search; the page is found before anything is joined. */
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

/** One of them; undefined when there is none. */
export async function findForReview(db: Database, id: number) {
  return reviewedQuestions(db).where('q.id', '=', id).executeTakeFirst();
}
export type ReviewQuestionRow = NonNullable<Awaited<ReturnType<typeof findForReview>>>;

/** Holds a question until the transaction ends; undefined when there is none, or its asker is erased. */
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

/** Puts a question on the site as one that staff have looked at; an answer is promised from then, if none was before. */
export async function show(
  trx: Database,
  id: number,
  { now, promisedAt }: { now: Date; promisedAt: Date },
): Promise<QuestionStatus> {
  await sql`
    update questions set status = 'visible', removed_reason = null, held_because = null, held_until = null,
      approved_at = ${now}, promised_at = coalesce(promised_at, ${promisedAt})
    where id = ${id}`.execute(trx);
  return 'visible';
}

/**
 * Puts a removed question back; gives the state that it has then. One that staff removed counts as looked at; one that a
 * Delete All took away is as it was before.
 */
export async function restore(
  trx: Database,
  id: number,
  { now, promisedAt }: { now: Date; promisedAt: Date },
): Promise<QuestionStatus> {
  const { rows } = await sql<{ status: QuestionStatus }>`
    update questions set deleted_at = null, deletion_id = null, removed_reason = null,
      approved_at = case when status = 'removed' then ${now} else approved_at end,
      promised_at = case when status = 'held' then null else coalesce(promised_at, ${promisedAt}) end,
      status = case when status = 'removed' then 'visible' else status end
    where id = ${id} returning status`.execute(trx);
  return rows[0]?.status ?? 'removed';
}

/** Takes a question off the site with the reason that its asker reads. */
export async function hide(trx: Database, id: number, reason: string): Promise<QuestionStatus> {
  const change = { status: 'removed' as const, removed_reason: reason };
  await trx.updateTable('questions').set(change).where('id', '=', id).execute();
  return 'removed';
}

/** Marks a question as asked before, by which other one, or ends the mark. */
export async function setDuplicateOf(trx: Database, id: number, duplicateOf: number | null): Promise<void> {
  await trx.updateTable('questions').set({ duplicate_of: duplicateOf }).where('id', '=', id).execute();
}
