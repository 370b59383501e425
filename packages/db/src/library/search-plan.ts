import type { Database } from '../database';
import { readSearch } from './search-words';
import { expandTerms } from './vocabulary.queries';
import { tsqueryOf, type WordPlace, type WordQuery, wordQuery } from './word-query';
import { frequentWords, readWordStatistics, shareOf, type WordStatistics } from './word-statistics';

/** What one column is asked. */
export type WordSearch = {
  query: WordQuery;
  /** Where the matches are taken from: from all rows or the newest segments, by an index, or from so many of the newest rows. */
  from: 'all' | { segments: number } | { rows: number };
};

/** A search as it is asked of each part of the library. */
export type SearchPlan = {
  /** So many matches of each part, the newest. */
  most: number;
  title: string;
  wholeTitle: WordSearch;
  /** Undefined where no other word has the typed ones in it. */
  titleParts: WordSearch | undefined;
  documents: WordSearch;
  openPages: WordSearch;
  /** Undefined where words stand in quotes. */
  lockedPages: WordSearch | undefined;
  /** What is asked of pages that the reader may see, few as they are. */
  ownPages: WordQuery;
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
/** Rows of a beginning that an index reads whole. */
const fewBeginnings = 3000;
const mostWords = 50;

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
  const [statistics, parts] = await Promise.all([readWordStatistics(db), expandTerms(db, terms)]);
  const { titles, documents, pages } = statistics;
  const whole = wordQuery(terms, 'whole');
  const typed = wordQuery(terms, 'typed');
  const rowsEach = documents.rows > 0 ? pages.rows / documents.rows : 1;
  const search = (query: WordQuery, of: WordStatistics): WordSearch => {
    const wanted = { share: shareOf(query, of), rows: of.rows, rowsEach: of === pages ? rowsEach : 1 };
    return { query, from: sourceOf({ ...wanted, most, widened }) };
  };
  return {
    most,
    title,
    wholeTitle: search(whole, titles),
    titleParts: tsqueryOf(parts) === tsqueryOf(whole) ? undefined : search(parts, titles),
    documents: search(parts, documents),
    openPages: search(known(typed, pages), pages),
    lockedPages: hasQuotes ? undefined : search(whole, pages),
    ownPages: typed,
  };
}

/** Whether there are older documents that a search did not look at. */
export function isNarrow({ wholeTitle, titleParts, documents, openPages, lockedPages }: SearchPlan): boolean {
  const searches = [wholeTitle, titleParts, documents, openPages, lockedPages];
  return searches.some((search) => search && search.from !== 'all');
}

type Wanted = { share: number; rows: number; rowsEach: number; most: number; widened: number };

function sourceOf({ share, rows, rowsEach, most, widened }: Wanted): WordSearch['from'] {
  if (share * rows <= fewTimes * Math.max(most, fewRows)) return 'all';
  const newest = Math.ceil((unevenness * most * wideningFactor ** widened) / share);
  if (newest > rows / 2) return 'all';
  if (share >= frequentShare) return { rows: newest };
  // The newest segment is only begun.
  return { segments: 1 + Math.ceil(newest / rowsEach / segmentSize) };
}

/** Beginnings of very many rows as the frequent words that begin so: an index reads a beginning whole. */
function known(query: WordQuery, pages: WordStatistics): WordQuery {
  const placeOf = (place: WordPlace): WordPlace => {
    if (!('beginning' in place) || shareOf([[place]], pages) * pages.rows <= fewBeginnings) return place;
    return { anyOf: [...new Set([place.beginning, ...frequentWords(place.beginning, pages, mostWords)])] };
  };
  return query.map((places) => places.map(placeOf));
}
