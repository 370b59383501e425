import { type Kysely, sql } from 'kysely';
import { firstSynonyms } from './0081-first-synonyms';

export const isCompatible = true;

/** Synonyms that staff edit, and counts of searches that found nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSynonyms(db);
  await createMissedSearches(db);
}

async function createSynonyms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table synonyms (
      id bigint generated always as identity primary key,
      -- One to four folded words, with a space between two.
      words text not null unique check (char_length(words) between 1 and 100),
      meanings text[] not null check (cardinality(meanings) between 1 and 3),
      -- If true, each of the meanings also means the words and the other meanings.
      is_mutual boolean not null default true,
      -- Rises with each change. A change names the version that it is about.
      version int not null default 1,
      updated_at timestamptz not null default now(),
      -- Null for those that came with the site.
      updated_by uuid references admin_users (id)
    )`.execute(db);
  for (const { words, meanings, isMutual } of firstSynonyms)
    await sql`
      insert into synonyms (words, meanings, is_mutual)
      values (${words}, ${sql.val(meanings)}, ${isMutual})`.execute(db);
  await sql`
    create trigger synonyms_told after insert or delete or update on synonyms
    for each statement execute function tell_topic('synonyms')`.execute(db);
}

/**
 * A day's searches are in the first table with a hash of each person, and staff see only the second, which accepts no
 * search of fewer than three people. The first is unlogged: hashes reach no log and no replica, and a crash empties it.
 */
async function createMissedSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table missed_searches_today (
      day date not null,
      query text not null check (char_length(query) between 1 and 100),
      person_hash text not null,
      primary key (day, person_hash, query)
    )`.execute(db);
  await sql`
    create table missed_searches (
      day date not null,
      query text not null check (char_length(query) between 1 and 100),
      people int not null check (people >= 3),
      primary key (day, query)
    )`.execute(db);
}
