import type { Database } from '../database';
import { namedBeginnings, withFrequent } from '../words/frequent-words';
import { parseSearch } from '../words/search-words';
import { partsQuery, type WordQuery, wordQuery } from '../words/word-query';
import { readWordStatistics, shareOf, type WordStatistics } from '../words/word-statistics';

/** Source of matches: all rows or the newest segments, through an index, or a number of the newest rows. */
export type SearchSource = 'all' | { segments: number } | { rows: number };

/** Search of all parts of the library. */
export type SearchPlan = {
  /** Maximum number of matches from each part, the newest. */
  most: number;
  title: string;
  queries: {
    whole: WordQuery;
    /** The last word may be incomplete: for pages that the reader may see, which are few. */
    typed: WordQuery;
    /**
     * Those words for everybody's pages; an incomplete word of very many rows is replaced by the frequent words that
     * begin with it.
     */
    open: WordQuery;
    /** Typed words as parts of words. */
    parts: WordQuery;
  };
  wholeTitle: SearchSource;
  /** Undefined if all words are in quotes. */
  titleParts: SearchSource | undefined;
  documents: SearchSource;
  openPages: SearchSource;
  /** Undefined if any words are in quotes. */
  lockedPages: SearchSource | undefined;
};

/** Number of ids in a segment, as in migration 0029. */
export const segmentSize = 2048;
/** Up to this many times the wanted rows, an index finds all matches; beyond, only the newest are searched. */
const fewTimes = 2;
/** An index always reads up to this many rows at once. */
const fewRows = 200;
/** From this share on, the newest rows are read one after the other. */
const frequentShare = 0.25;
/** Factor by which more matches are searched than are wanted, because words are spread unevenly. */
const unevenness = 1.5;
/** Factor by which a search that found too little is widened. */
const wideningFactor = 8;

/** Columns of words that a search uses, and the word frequencies in them. */
const columns = ['documents.title_words', 'documents.words', 'document_pages.words'] as const;

/**
 * Decides by word frequencies how far back each part is searched for `most` matches, further each time it is `widened`;
 * undefined without a word.
 */
export async function planSearch(
  db: Database,
  q: string,
  { most, widened = 0 }: { most: number; widened?: number },
): Promise<SearchPlan | undefined> {
  const { title, terms, hasQuotes } = parseSearch(q);
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
    const needs = { share: shareOf(query, of), rows, rareShare, rowsEach: of === pages ? rowsEach : 1 };
    return bestSource({ ...needs, most, widened });
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

/** Returns true if a search left out older documents. */
export function isNarrow({ wholeTitle, titleParts, documents, openPages, lockedPages }: SearchPlan): boolean {
  const sources = [wholeTitle, titleParts, documents, openPages, lockedPages];
  return sources.some((source) => source && source !== 'all');
}

/**
 * Searches the newest documents first if words are frequent, and more of them until there is enough; undefined without
 * a word.
 */
export async function searchNewestFirst<Found>(
  db: Database,
  { q, most }: { q: string; most: number },
  search: (plan: SearchPlan) => Promise<Found>,
  isEnough: (result: Found) => boolean,
): Promise<Found | undefined> {
  for (let widened = 0; ; widened++) {
    const plan = await planSearch(db, q, { most, widened });
    if (!plan) return undefined;
    const result = await search(plan);
    if (isEnough(result) || !isNarrow(plan)) return result;
  }
}

type SourceNeeds = {
  share: number;
  rows: number;
  rareShare: number;
  rowsEach: number;
  most: number;
  widened: number;
};

function bestSource({ share, rows, rareShare, rowsEach, most, widened }: SourceNeeds): SearchSource {
  if (share * rows <= fewTimes * Math.max(most, fewRows)) return 'all';
  // A word that the newest rows have too little of, and that is not frequent, occurs in few rows altogether.
  if (widened > 0 && share <= rareShare) return 'all';
  const newest = Math.ceil((unevenness * most * wideningFactor ** widened) / share);
  if (newest > rows / 2) return 'all';
  // Rounded up to a power of two, so that statements have few variants.
  if (share >= frequentShare) return { rows: 2 ** Math.ceil(Math.log2(newest)) };
  // The newest segment is not full yet.
  return { segments: 1 + Math.ceil(newest / rowsEach / segmentSize) };
}
