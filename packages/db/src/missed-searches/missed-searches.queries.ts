import { sql } from 'kysely';
import type { Database } from '../database';

/** A search that found nothing, by somebody who is known by a hash that differs each day. */
export type MissedSearch = {
  /** UTC date, such as '2026-11-29'. */
  day: string;
  query: string;
  personHash: string;
};

/** Lets one person's searches be counted one after the other until the transaction ends. */
export async function lockPerson(trx: Database, personHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`missed search ${personHash}`}, 0))`.execute(trx);
}

/**
 * Stores a search of today, unless the person has `maxPerPerson` others today. While people type, each pause is a search:
 * of searches that begin with each other, only the longest is kept. The caller has locked the person.
 */
export async function insert(trx: Database, search: MissedSearch, maxPerPerson: number): Promise<void> {
  const { day, query, personHash } = search;
  const own = sql`day = ${day} and person_hash = ${personHash}`;
  await sql`
    delete from missed_searches_today
    where ${own} and query <> ${query} and starts_with(${query}, query)`.execute(trx);
  await sql`
    insert into missed_searches_today (day, query, person_hash)
    select ${day}, ${query}, ${personHash}
    where (select count(*) from missed_searches_today where ${own}) < ${maxPerPerson}
      and not exists (select from missed_searches_today where ${own} and starts_with(query, ${query}))
    on conflict do nothing`.execute(trx);
}

/**
 * Ends all days before `today`: counts the people of each search that at least `minPeople` of them made in one day, and
 * deletes every hash and all other searches of these days. It is one statement, so nothing is counted without being
 * deleted.
 */
export async function closeDays(
  db: Database,
  { today, minPeople }: { today: string; minPeople: number },
): Promise<void> {
  await sql`
    with closed as (
      delete from missed_searches_today where day < ${today} returning day, query
    )
    insert into missed_searches (day, query, people)
    select day, query, count(*) from closed group by day, query having count(*) >= ${minPeople}
    on conflict do nothing`.execute(db);
}

/** Deletes the counts of days before `day`. */
export async function deleteBefore(db: Database, day: string): Promise<void> {
  await sql`delete from missed_searches where day < ${day}`.execute(db);
}

/**
 * Lists the searches that most people made since `day`. `people` adds up the different people of each day; `last_day` is
 * the latest of these days.
 */
export async function listMost(db: Database, { since, limit }: { since: string; limit: number }) {
  return db
    .selectFrom('missed_searches')
    .select((e) => [
      'query',
      e.fn.sum<number>('people').as('people'),
      sql<string>`max(day)::text`.as('last_day'),
    ])
    .where(sql<boolean>`day >= ${since}`)
    .groupBy('query')
    .orderBy('people', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute();
}
