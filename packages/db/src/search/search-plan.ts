import type { Database } from '../database';
import type { ExpandedSearch } from '../words/expand-search';
import { withFrequentParts, withNamedBeginnings } from '../words/frequent-words';
import { anyTermOf, tsqueryOf, type WordQuery } from '../words/word-query';
import { readWordStatistics, shareOf, type WordStatistics } from '../words/word-statistics';

/** Source of matches: all rows or the newest segments, through an index, or a number of the newest rows. */
export type SearchSource = 'all' | { segments: number } | { rows: number };

/** Queries of a search, as `tsquery` texts. */
export type SearchQueries = { whole: string; locked: string; title: string; text: string; any: string };

/** Search of all parts of the library. */
export type SearchPlan = {
  /** Maximum number of matches from each part, the newest. */
  most: number;
  title: string;
  queries: SearchQueries;
  wholeTitle: SearchSource;
  /** Undefined if nothing else stands for the words. */
  otherTitle: SearchSource | undefined;
  about: SearchSource;
  wholeText: SearchSource;
  /** Undefined if nothing else stands for the words. */
  otherText: SearchSource | undefined;
  /** Undefined if locked pages are not searched for these words, and for searches of readable texts alone. */
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
const columns = [
  'documents.search_title',
  'documents.search_about',
  'documents.search_words',
  'page_words.words',
] as const;

/**
 * Decides by word frequencies how far back each part is searched for `most` matches, further each time it is `widened`.
 * `filterShare` is the share of documents that a filter leaves.
 */
export async function planSearch(
  db: Database,
  search: ExpandedSearch,
  { most, widened = 0, filterShare = 1 }: { most: number; widened?: number; filterShare?: number },
): Promise<SearchPlan> {
  const statistics = await readWordStatistics(db, columns);
  const titles = statistics['documents.search_title'];
  const about = statistics['documents.search_about'];
  const texts = statistics['documents.search_words'];
  const pages = statistics['page_words.words'];
  const { whole, locked } = search.queries;
  const title = withFrequentParts(search.queries.title, about);
  const text = withNamedBeginnings(search.queries.text, texts);
  const rowsEach = texts.rows > 0 ? Math.max(1, pages.rows / texts.rows) : 1;
  const sourceOf = (query: WordQuery, of: WordStatistics) => {
    const { rows, rareShare } = of;
    const needs = { share: shareOf(query, of), rows, rareShare, rowsEach: of === pages ? rowsEach : 1 };
    return bestSource({ ...needs, most, widened, filterShare });
  };
  const queries = {
    whole: tsqueryOf(whole) ?? '',
    locked: tsqueryOf(locked ?? []) ?? '',
    title: tsqueryOf(title) ?? '',
    text: tsqueryOf(text) ?? '',
    any: anyTermOf(text) ?? '',
  };
  return {
    most,
    title: search.title,
    queries,
    wholeTitle: sourceOf(whole, titles),
    otherTitle: queries.title === queries.whole ? undefined : sourceOf(title, titles),
    about: sourceOf(title, about),
    wholeText: sourceOf(whole, texts),
    otherText: queries.text === queries.whole ? undefined : sourceOf(text, texts),
    lockedPages: search.isReadableOnly || !locked ? undefined : sourceOf(locked, pages),
  };
}

/** Returns true if a search left out older documents. */
export function isNarrow({
  wholeTitle,
  otherTitle,
  about,
  wholeText,
  otherText,
  lockedPages,
}: SearchPlan): boolean {
  const sources = [wholeTitle, otherTitle, about, wholeText, otherText, lockedPages];
  return sources.some((source) => source && source !== 'all');
}

/** Searches the newest documents first if words are frequent, and more of them until there is enough. */
export async function searchNewestFirst<Found>(
  db: Database,
  search: ExpandedSearch,
  most: number,
  find: (plan: SearchPlan) => Promise<Found>,
  isEnough: (result: Found) => boolean,
  filterShare = 1,
): Promise<Found> {
  for (let widened = 0; ; widened++) {
    const plan = await planSearch(db, search, { most, widened, filterShare });
    const result = await find(plan);
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
  filterShare: number;
};

function bestSource(needs: SourceNeeds): SearchSource {
  const { share, filterShare, rows, rareShare, rowsEach, most, widened } = needs;
  const matching = share * filterShare;
  if (matching * rows <= fewTimes * Math.max(most, fewRows)) return 'all';
  // Words that the newest rows have too few of, and that are not frequent, occur in few rows altogether.
  if (widened > 0 && matching <= rareShare) return 'all';
  const wanted = unevenness * most * wideningFactor ** widened;
  const newest = Math.ceil(wanted / matching);
  if (newest > rows / 2) return 'all';
  // The newest rows of the filter. Rounded up to a power of two, so that statements have few variants.
  if (share >= frequentShare) return { rows: 2 ** Math.ceil(Math.log2(wanted / share)) };
  // The newest segment is not full yet.
  return { segments: 1 + Math.ceil(newest / rowsEach / segmentSize) };
}
