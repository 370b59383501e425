import { sql } from 'kysely';
import type { Database } from '../database';

/** The first pages of a document that its reader may see, at most `maxPages`. */
type Readable = { documentId: number; visiblePages: number; maxPages: number };

const readablePages = ({ documentId, visiblePages, maxPages }: Readable) => sql`
  select number, text, words from document_pages
  where document_id = ${documentId} and number <= ${visiblePages} and is_text_checked
  order by number limit ${maxPages}`;

export type PageBeginning = { number: number; beginning: string; bytes: number };

/** Returns the first characters of each readable page, and the size of its text in bytes of UTF-8. */
export async function listPageBeginnings(
  db: Database,
  { characters, ...readable }: Readable & { characters: number },
): Promise<PageBeginning[]> {
  const { rows } = await sql<PageBeginning>`
    select number, left(text, ${characters}) as beginning, octet_length(text) as bytes
    from (${readablePages(readable)}) as p order by number`.execute(db);
  return rows;
}

/** Returns the different words of the readable pages in lower case, at most `maxWords`. They were split when the page was stored. */
export async function listDocumentWords(
  db: Database,
  { maxWords, ...readable }: Readable & { maxWords: number },
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from (${readablePages(readable)}) as p, unnest(tsvector_to_array(p.words)) as word
    limit ${maxWords}`.execute(db);
  return rows.map(({ word }) => word);
}

export type PageWordCounts = { number: number; length: number; counts: Readonly<Record<string, number>> };

/** Counts the given words on each readable page; `length` is the number of all its words. */
export async function countPageWords(
  db: Database,
  { words, ...readable }: Readable & { words: readonly string[] },
): Promise<PageWordCounts[]> {
  const { rows } = await sql<PageWordCounts>`
    select p.number, coalesce(sum(cardinality(word.positions)), 0)::int as length,
      coalesce(json_object_agg(word.lexeme, cardinality(word.positions))
        filter (where word.lexeme = any(${words}::text[])), '{}') as counts
    from (${readablePages(readable)}) as p
    left join lateral unnest(p.words) as word on true
    group by p.number order by p.number`.execute(db);
  return rows;
}
