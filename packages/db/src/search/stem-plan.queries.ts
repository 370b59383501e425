import type { Database } from '../database';
import { planOf, shareOfWord } from '../questions/similar-plan';
import { readWordStatistics } from '../words/word-statistics';
import { stemQuery } from './stem-query';

/** The stems of free pages; PostgreSQL counts in how many pages each of the frequent ones is. */
const freeStems = 'document_pages.free_stems';

/**
 * How free pages of the library are looked for by stems: the queries that find few enough of them, and how much each stem
 * says by its frequency (the inverse document frequency of BM25), null while nothing is known of frequencies. A stem that no
 * page has says the most.
 */
export async function planStems(
  db: Database,
  stems: readonly string[],
): Promise<{ queries: string[]; weights: Map<string, number> | null }> {
  const { [freeStems]: pages } = await readWordStatistics(db, [freeStems]);
  const rows = Math.max(1, pages.rows);
  const known = stems.map((stem) => ({
    stem,
    query: stemQuery(stem),
    isRare: !pages.shares.has(stem),
    share: shareOfWord(stem, pages),
  }));
  const weights = new Map(
    known.map(({ stem, share }) => {
      const having = Math.min(rows, share * rows);
      return [stem, Math.log(1 + (rows - having + 0.5) / (having + 0.5))];
    }),
  );
  return {
    queries: known.length > 0 ? planOf(known, rows).queries : [],
    weights: pages.shares.size > 0 ? weights : null,
  };
}
