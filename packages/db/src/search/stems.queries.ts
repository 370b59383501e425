import { sql } from 'kysely';
import type { Database } from '../database';
import { maxAskedWords, maxComparedWords, plainWords } from '../words/plain-words';

/** Number of times that a text contains each requested stem, and number of its words. */
export type StemCounts = { counts: Readonly<Record<string, number>>; length: number };

/** Returns the stems of a text’s first 1,000 words, without stop words. */
export async function stemsOf(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ stem: string }>`
    select unnest(tsvector_to_array(to_tsvector('english', ${plainWords(text, maxAskedWords)}))) as stem`.execute(
    db,
  );
  return rows.map(({ stem }) => stem);
}

/** Counts stems in the first 2,000 words of each text, in the order of the texts. */
export async function countStems(
  db: Database,
  stems: readonly string[],
  texts: readonly string[],
): Promise<StemCounts[]> {
  const words = texts.map((text) => plainWords(text, maxComparedWords));
  const { rows } = await sql<StemCounts>`
    select ${countsOf(stems)}
    from unnest(${words}::text[]) with ordinality as given (text, place)
    left join lateral unnest(to_tsvector('english', given.text)) as word on true
    group by place order by place`.execute(db);
  return rows;
}

/** Counts stems in a document’s first pages with checked text: at most `most` pages, of 10,000 characters each. */
export async function countStemsOfPages(
  db: Database,
  stems: readonly string[],
  { documentId, upTo, most }: { documentId: number; upTo: number; most: number },
): Promise<(StemCounts & { number: number })[]> {
  const { rows } = await sql<StemCounts & { number: number }>`
    select p.number, ${countsOf(stems)}
    from (
      select number, coalesce(free_stems, to_tsvector('english', plain_words(text))) as stems from document_pages
      where document_id = ${documentId} and number <= ${upTo} and is_text_checked
      order by number limit ${most}) as p
    left join lateral unnest(p.stems) as word on true
    group by p.number order by p.number`.execute(db);
  return rows;
}

/** Counts the words of one text, each of which is read once. */
function countsOf(stems: readonly string[]) {
  return sql`
    coalesce(sum(cardinality(word.positions)), 0)::int as length,
    coalesce(json_object_agg(word.lexeme, cardinality(word.positions))
      filter (where word.lexeme = any(${stems}::text[])), '{}') as counts`;
}
