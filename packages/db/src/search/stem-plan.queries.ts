import type { Database } from '../database';
import { planOf, shareOfWord } from '../questions/similar-plan';
import { readWordStatistics } from '../words/word-statistics';
import { stemQuery } from './stem-query';

/** Stems of free pages; PostgreSQL's statistics have the frequencies of the most common ones. */
const freeStems = 'document_pages.free_stems';

/**
 * Plans a search of free pages by stems: the queries that match few enough pages, and the weight of each stem by its
 * frequency (the inverse document frequency of BM25), null without statistics. A stem that no page has weighs the most.
 */
export async function planStems(
  db: Database,
  stems: readonly string[],
): Promise<{ queries: string[]; weights: Map<string, number> | null }> {
  const { [freeStems]: pages } = await readWordStatistics(db, [freeStems]);
  const rows = Math.max(1, pages.rows);
  const knownStems = stems.map((stem) => ({
    stem,
    query: stemQuery(stem),
    isRare: !pages.shares.has(stem),
    share: shareOfWord(stem, pages),
  }));
  const weights = new Map(
    knownStems.map(({ stem, share }) => {
      const having = Math.min(rows, share * rows);
      return [stem, Math.log(1 + (rows - having + 0.5) / (having + 0.5))];
    }),
  );
  return {
    queries: knownStems.length > 0 ? planOf(knownStems, rows).queries : [],
    weights: pages.shares.size > 0 ? weights : null,
  };
}
