import type { Database } from '../database';
import { namedBeginnings, withFrequent } from '../words/frequent-words';
import { readSearch } from '../words/search-words';
import { partsQuery, type WordQuery, wordQuery } from '../words/word-query';
import { readWordStatistics, shareOf, type WordStatistics } from '../words/word-statistics';

/** Where matches are taken from: from all rows or the newest segments, by an index, or from so many of the newest rows. */
export type SearchSource = 'all' | { segments: number } | { rows: number };

/** A search as it is asked of each part of the library. */
export type SearchPlan = {
  /** So many matches of each part, the newest. */
  most: number;
  title: string;
  queries: {
    whole: WordQuery;
    /** The last word may be a beginning: what is asked of pages that the reader may see, few as they are. */
    typed: WordQuery;
    /** The same for the pages of everybody; a beginning of very many rows as the frequent words that begin so. */
    open: WordQuery;
    /** Typed words are parts of words. */
    parts: WordQuery;
  };
  wholeTitle: SearchSource;
  /** Undefined where all words stand in quotes. */
  titleParts: SearchSource | undefined;
  documents: SearchSource;
  openPages: SearchSource;
  /** Undefined where words stand in quotes. */
  lockedPages: SearchSource | undefined;
};

/** How many ids a segment has; the same number as in migration 0029. */
export const segmentSize = 2048;
/** Up to so many times the rows that are wanted, an index finds them all; of more, only the newest are looked for. */
const fewTimes = 2;
/** An index finds so many rows at once, however few are wanted. */
const fewRows = 200;
/** From this share on the newest rows are read one after the other. */
const frequentShare = 0.25;
/** So many times the matches that are wanted are looked for, since words do not stand evenly. */
const unevenness = 1.5;
/** A search that found too little is asked again so much further back. */
const wideningFactor = 8;

/** The columns of words that a search asks, and how frequent words are in them. */
const columns = ['documents.title_words', 'documents.words', 'document_pages.words'] as const;

/**
 * Decides by the frequency of the words how far back each part is searched for `most` matches, further each time it is
 * `widened`; undefined without a word.
 */
export async function planSearch(
  db: Database,
  q: string,
  { most, widened = 0 }: { most: number; widened?: number },
): Promise<SearchPlan | undefined> {
  const { title, terms, hasQuotes } = readSearch(q);
  if (terms.length === 0) return undefined;
  const statistics = await readWordStatistics(db, columns);
  const [titles, documents, pages] = [
    statistics['documents.title_words'],
    statistics['documents.words'],
    statistics['document_pages.words'],
  ];
  const whole = wordQuery(terms, 'whole');
  const typed = wordQuery(terms, 'typed');
  const open = namedBeginnings(typed, pages);
  const parts = withFrequent(partsQuery(terms), documents);
  const rowsEach = documents.rows > 0 ? pages.rows / documents.rows : 1;
  const sourceOf = (query: WordQuery, of: WordStatistics) => {
    const { rows, rareShare } = of;
    const wanted = { share: shareOf(query, of), rows, rareShare, rowsEach: of === pages ? rowsEach : 1 };
    return bestSource({ ...wanted, most, widened });
  };
  return {
    most,
    title,
    queries: { whole, typed, open, parts },
    wholeTitle: sourceOf(whole, titles),
    titleParts: parts.flat().some(({ or }) => or) ? sourceOf(parts, titles) : undefined,
    documents: sourceOf(parts, documents),
    openPages: sourceOf(open, pages),
    lockedPages: hasQuotes ? undefined : sourceOf(whole, pages),
  };
}

/** Whether there are older documents that a search did not look at. */
export function isNarrow({ wholeTitle, titleParts, documents, openPages, lockedPages }: SearchPlan): boolean {
  const sources = [wholeTitle, titleParts, documents, openPages, lockedPages];
  return sources.some((source) => source && source !== 'all');
}

/** Asks the newest documents first where words are frequent, and more of them until there is enough; undefined without a word. */
export async function lookBack<Found>(
  db: Database,
  { q, most }: { q: string; most: number },
  look: (plan: SearchPlan) => Promise<Found>,
  isEnough: (found: Found) => boolean,
): Promise<Found | undefined> {
  for (let widened = 0; ; widened++) {
    const plan = await planSearch(db, q, { most, widened });
    if (!plan) return undefined;
    const found = await look(plan);
    if (isEnough(found) || !isNarrow(plan)) return found;
  }
}

type Wanted = {
  share: number;
  rows: number;
  rareShare: number;
  rowsEach: number;
  most: number;
  widened: number;
};

function bestSource({ share, rows, rareShare, rowsEach, most, widened }: Wanted): SearchSource {
  if (share * rows <= fewTimes * Math.max(most, fewRows)) return 'all';
  // What the newest have too little of, and is none of the frequent words, stands in few rows altogether.
  if (widened > 0 && share <= rareShare) return 'all';
  const newest = Math.ceil((unevenness * most * wideningFactor ** widened) / share);
  if (newest > rows / 2) return 'all';
  // Rounded up to a power of two, so that few statements differ in it.
  if (share >= frequentShare) return { rows: 2 ** Math.ceil(Math.log2(newest)) };
  // The newest segment is only begun.
  return { segments: 1 + Math.ceil(newest / rowsEach / segmentSize) };
}
