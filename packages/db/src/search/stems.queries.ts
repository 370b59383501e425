import { sql } from 'kysely';
import type { Database } from '../database';
import { maxAskedWords, maxComparedWords, plainWords } from '../words/plain-words';
import { planOf, shareOfWord } from '../words/similar-plan';
import { readWordStatistics } from '../words/word-statistics';

/** Number of times that a text contains each requested stem, and number of its words. */
export type StemCounts = { counts: Readonly<Record<string, number>>; length: number };

/** Returns the stems of a text’s first 1,000 words, without stop words. */
export async function listStems(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ stem: string }>`
    select unnest(tsvector_to_array(to_tsvector('english', ${plainWords(text, maxAskedWords)}))) as stem`.execute(
    db,
  );
  return rows.map(({ stem }) => stem);
}

/** Returns the stem of each word, in their order; null for a stop word. A word is letters and digits alone. */
export async function listWordStems(db: Database, words: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ stem: string | null }>`
    select (tsvector_to_array(to_tsvector('english', word)))[1] as stem
    from unnest(${words.map((word) => plainWords(word, 1))}::text[]) with ordinality as given (word, place)
    order by place`.execute(db);
  return rows.map(({ stem }) => stem);
}

/** Counts stems in the first 2,000 words of each text, in the order of the texts. */
export async function countStems(
  db: Database,
  stems: readonly string[],
  texts: readonly string[],
): Promise<StemCounts[]> {
  if (texts.length === 0) return [];
  const words = texts.map((text) => plainWords(text, maxComparedWords));
  const { rows } = await sql<StemCounts>`
    select ${countsOf(stems)}
    from unnest(${words}::text[]) with ordinality as given (text, place)
    left join lateral unnest(to_tsvector('english', given.text)) as word on true
    group by place order by place`.execute(db);
  return rows;
}

/** Counts stems in a document’s first pages with checked text: at most `most` pages, of 10,000 characters each. */
export async function countPageStems(
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
export function countsOf(stems: readonly string[]) {
  return sql`
    coalesce(sum(cardinality(word.positions)), 0)::int as length,
    coalesce(json_object_agg(word.lexeme, cardinality(word.positions))
      filter (where word.lexeme = any(${stems}::text[])), '{}') as counts`;
}

/** Stems of free pages; PostgreSQL's statistics have the frequencies of the most common ones. */
const freeStems = 'document_pages.free_stems';

/** A stem with those of other words for it, such as synonyms. */
export type StemGroup = { stem: string; others: readonly string[] };

/**
 * Plans a search of free pages by stems: the queries that match few enough pages, those of the stems themselves before
 * those of other words, and the weight of every stem by its frequency (the inverse document frequency of BM25), null
 * without statistics. `missingWeight` is that of a stem that no page has.
 */
export async function planStems(
  db: Database,
  groups: readonly StemGroup[],
): Promise<{ queries: string[]; weights: Map<string, number> | null; missingWeight: number }> {
  const { [freeStems]: pages } = await readWordStatistics(db, [freeStems]);
  const rows = Math.max(1, pages.rows);
  const own = groups.map(({ stem }) => ({
    query: stemQuery(stem),
    isRare: !pages.shares.has(stem),
    share: shareOfWord(stem, pages),
  }));
  const any = groups.map(({ stem, others }) => {
    const stems = [stem, ...others];
    return {
      query: `(${stems.map(stemQuery).join(' | ')})`,
      isRare: stems.every((one) => !pages.shares.has(one)),
      share: Math.min(
        1,
        stems.reduce((sum, one) => sum + shareOfWord(one, pages), 0),
      ),
    };
  });
  const weightOf = (having: number) => Math.log(1 + (rows - having + 0.5) / (having + 0.5));
  const weights = new Map(
    groups
      .flatMap(({ stem, others }) => [stem, ...others])
      .map((stem) => [stem, weightOf(Math.min(rows, shareOfWord(stem, pages) * rows))]),
  );
  const hasOthers = groups.some(({ others }) => others.length > 0);
  const plans = hasOthers ? [own, any] : [own];
  return {
    queries: groups.length > 0 ? plans.flatMap((words) => planOf(words, rows).queries) : [],
    weights: pages.shares.size > 0 ? weights : null,
    missingWeight: weightOf(0),
  };
}

/** Returns a `tsquery` for text with a stem. */
export function stemQuery(stem: string): string {
  return `'${stem.replace(/['\\]/g, '$&$&')}'`;
}

/** Returns a `tsquery` for words, as written, that begin with one of some stems. */
export function prefixQuery(stems: readonly string[]): string {
  // The end of a stem may differ from its words, such as "studi" for "study".
  return stems.map((stem) => `${stemQuery(stem.replace(/(?<=..)i$/, ''))}:*`).join(' | ');
}
