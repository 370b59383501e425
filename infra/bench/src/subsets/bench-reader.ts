import { sql } from 'kysely';
import type { Data } from '../data/open-data';

/** Gives a new user the data of a reader: fifty unlocked documents, twenty of them rated. */
export async function useLibrary({ db, documents }: Data, userId: string): Promise<void> {
  const step = Math.floor(documents / 50);
  await sql`
    insert into document_unlocks (user_id, document_id)
    select ${userId}, i from generate_series(1, ${documents}::bigint, ${step}) i on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into document_ratings (document_id, user_id, stars)
    select document_id, user_id, 4 from document_unlocks where user_id = ${userId} order by document_id limit 20`.execute(
    db,
  );
}

/** Returns ids of documents from all parts of the library, the same in every run. */
export async function someDocuments({ db, documents }: Data, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from documents where is_listed and id % ${Math.floor(documents / count)} = 1 order by id limit ${count}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Returns the path of the first page of a search, sorted by relevance. */
export const searchPath = (term: string) => `/api/documents?limit=20&q=${encodeURIComponent(term)}`;
