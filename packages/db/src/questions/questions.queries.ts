import type { QuestionAbout } from '@aw/contracts/questions/about';
import type { QuestionStatus } from '@aw/contracts/questions/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { plainText } from '../plain-text';
import type { ExpandedSearch } from '../words/expand-search';
import { hasWords, listed, type QuestionFilter, searchIds } from './question-search';

export type { QuestionFilter };

/** Maximum number of latest questions behind teasers, so that one busy asker does not make the request slow. */
const teasersAmong = 200;

/** Questions in every state with their number of visible answers, and whether an expert has verified one of them. */
export function questionCards(db: Database) {
  return db
    .selectFrom('questions as q')
    .select([
      'q.id',
      'q.title',
      'q.content',
      'q.subject',
      'q.school_id',
      'q.course_id',
      'q.is_answered',
      'q.removed_reason',
      'q.held_until',
      'q.paid_with',
      'q.promised_at',
      'q.approved_at',
      'q.created_at',
    ])
    .select(sql<QuestionStatus>`case when q.deleted_at is null then q.status else 'removed' end`.as('status'))
    .select(plainText('q').as('plain_text'))
    .select((eb) => [
      eb
        .selectFrom('answers as a')
        .whereRef('a.question_id', '=', 'q.id')
        .where('a.status', '=', 'visible')
        .select((one) => one.fn.countAll<number>().as('n'))
        .as('answer_count'),
      // Not `exists`, which may read every answer into a table of its own first.
      sql<boolean>`coalesce((
        select bool_or(a.is_verified and e.is_expert) from answers a join users e on e.id = a.expert_id
        where a.question_id = q.id and a.status = 'visible'
      ), false)`.as('is_verified'),
    ]);
}

type ListOptions = {
  /** Words that questions must have; undefined for all questions. */
  search?: ExpandedSearch;
  /** Only with `search` and without `perAsker`. */
  filter?: QuestionFilter;
  /** Questions of one course. */
  courseId?: number;
  perAsker?: number;
  limit: number;
  afterId?: number;
};

/**
 * Lists visible questions, newest first; with `search`, those that contain all of its words. `afterId` is the last one seen.
 * With `perAsker`, at most that many of each person among the latest 200.
 */
export async function list(
  db: Database,
  { search, filter, courseId, perAsker, limit, afterId }: ListOptions,
) {
  let query = questionCards(db).where('q.is_listed', '=', true);
  if (courseId !== undefined) query = query.where('q.course_id', '=', courseId);
  if (search && perAsker === undefined) {
    const ids = await searchIds(db, search, {
      among: listed,
      limit,
      afterId,
      filter: courseId === undefined ? filter : { ...filter, courseId },
    });
    if (ids.length === 0) return [];
    query = query.where('q.id', 'in', ids).orderBy('q.segment', 'desc');
    return query.orderBy('q.created_at', 'desc').orderBy('q.id', 'desc').execute();
  }
  if (search) query = query.where(hasWords(search));
  if (perAsker !== undefined) query = query.where(latestPerAsker(perAsker));
  if (afterId !== undefined) query = query.where(after(afterId));
  return query.orderBy('q.created_at', 'desc').orderBy('q.id', 'desc').limit(limit).execute();
}

/** Counts visible questions with all words of a search, at most `most`. */
export async function countWith(
  db: Database,
  search: ExpandedSearch,
  { filter, most }: { filter: QuestionFilter; most: number },
): Promise<number> {
  return (await searchIds(db, search, { among: listed, limit: most, filter })).length;
}

function latestPerAsker(perAsker: number) {
  return sql<SqlBool>`q.id in (
    select id from (
      select id, row_number() over (partition by asker_id order by created_at desc, id desc) as place
      from (
        select id, asker_id, created_at from questions where is_listed
        order by created_at desc, id desc limit ${teasersAmong}
      ) latest
    ) counted where place <= ${perAsker})`;
}

function after(id: number) {
  return sql<SqlBool>`(q.created_at, q.id) < (select created_at, id from questions where id = ${id})`;
}

/** Lists a person's own questions in every state, newest first. `afterId` is the last one seen. */
export async function listByAsker(
  db: Database,
  userId: string,
  { limit, afterId }: { limit: number; afterId?: number },
) {
  let query = questionCards(db).where('q.asker_id', '=', userId);
  if (afterId !== undefined) query = query.where(after(afterId));
  return query.orderBy('q.created_at', 'desc').orderBy('q.id', 'desc').limit(limit).execute();
}

/** Returns the visible ones of the given questions, in no particular order. */
export async function findListed(db: Database, ids: readonly number[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  return questionCards(db).where('q.id', 'in', ids).where('q.is_listed', '=', true).execute();
}

export async function find(db: Database, id: number) {
  return questionCards(db).where('q.id', '=', id).executeTakeFirst();
}
export type QuestionRow = NonNullable<Awaited<ReturnType<typeof find>>>;

type NewQuestion = {
  asker_id: string;
  title: string;
  content: string;
  content_html: string;
  content_text: string;
  content_version: number;
  subject: string | null;
  school_id: number | null;
  course_id: number | null;
  status: 'held' | 'visible';
  held_because: string | null;
  held_until: Date | null;
  paid_with: 'free' | 'credit';
  promised_at: Date | null;
  created_at: Date;
};

/** Stores a question and returns its id. */
export async function insert(trx: Database, question: NewQuestion): Promise<number> {
  const { id } = await trx.insertInto('questions').values(question).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Counts how often the same title and content were posted since a moment, by anyone. Posts of the same text wait for each
 * other, so that parallel ones are all counted.
 */
export async function countSameText(
  trx: Database,
  { title, content }: { title: string; content: string },
  since: Date,
): Promise<number> {
  const text = `${title} ${content}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${text}`}, 0))`.execute(trx);
  const { n } = await trx
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(sql<SqlBool>`md5(title || ' ' || content) = md5(${text})`)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts the questions that a person posted since a moment. */
export async function countSince(db: Database, userId: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('asker_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

/** Tells whether an account has a confirmed address, a visible question that staff approved, and none that staff removed. */
export async function isKnownAsker(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select not u.is_anonymous and u.email_verified_at is not null
      and exists (select from questions where asker_id = u.id and is_listed and approved_at is not null)
      and not exists (select from questions where asker_id = u.id and status = 'removed') as is_known
    from users u where u.id = ${userId}`.execute(db);
  return rows[0]?.is_known ?? false;
}

/** Counts the questions of a person that a free question paid for. */
export async function countFree(db: Database, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('asker_id', '=', userId)
    .where('paid_with', '=', 'free')
    .executeTakeFirstOrThrow();
  return n;
}

/** Returns the number of hours within which an answer is promised in a subject. */
export async function findPromiseHours(db: Database, subject: string | null): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select hours from subject_promises where subject in ('', lower(btrim(${subject ?? ''})))
    order by subject desc limit 1`.execute(db);
  return rows[0]?.hours ?? 24;
}

/** Maximum number of answers of a period that the times of a subject are calculated from. */
const timesAmong = 2_000;

/**
 * Returns how long the latest questions of a subject waited for their first answer since a moment: their number, and the
 * median and 90th percentile in minutes.
 */
export async function getAnswerTimes(db: Database, subject: string, since: Date) {
  const { rows } = await sql<{ answers: number; median: number | null; p90: number | null }>`
    with latest as (
      select extract(epoch from answered_at - created_at) / 60 as minutes from questions
      where is_answered and answered_at > ${since} and lower(btrim(subject)) = lower(btrim(${subject}))
      order by answered_at desc limit ${sql.lit(timesAmong)}
    )
    select count(*)::int as answers,
      percentile_cont(0.5) within group (order by minutes) as median,
      percentile_cont(0.9) within group (order by minutes) as p90
    from latest`.execute(db);
  return rows[0] ?? { answers: 0, median: null, p90: null };
}

export async function findDraft(db: Database, userId: string) {
  return db
    .selectFrom('question_drafts')
    .select(['title', 'content', 'subject', 'school_id', 'course_id', 'about', 'saved_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

type Draft = {
  user_id: string;
  title: string;
  content: string;
  subject: string;
  school_id: number | null;
  course_id: number | null;
  /** Undefined keeps the stored one. */
  about: QuestionAbout | null | undefined;
  saved_at: Date;
};

/** Saves the question that a person is writing, replacing an earlier draft. */
export async function saveDraft(trx: Database, draft: Draft): Promise<void> {
  const { about, ...values } = draft;
  const row = about === undefined ? values : { ...values, about: about && JSON.stringify(about) };
  const { user_id: _, ...fields } = row;
  await trx
    .insertInto('question_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

export async function deleteDraft(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('question_drafts').where('user_id', '=', userId).execute();
}
