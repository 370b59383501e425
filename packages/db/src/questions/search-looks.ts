import type { WordQuery } from '../words/word-query';
import { shareOf, type WordStatistics } from '../words/word-statistics';

/**
 * How a search goes through the questions: back from the newest, by segments or by groups of 16 of them, each of which
 * the index of words skips to; or by that index alone, which finds all of what is rare; or so by groups first, and by
 * the index alone where they have no page.
 */
export type Look = { by: 'segment' | 'group' | 'groupOrIndex'; reach: number } | { by: 'index' };

/** The looks that are tried until one of them fills the page; the last one misses nothing, but of phrases. */
export type SearchLooks = {
  /** What the index is asked for. */
  indexed: WordQuery;
  /** What each row is asked that the index has found. */
  checked: WordQuery;
  looks: Look[];
};

/** How many ids a segment has, and how many segments a group; the same numbers as in migration 0041. */
export const segmentSize = 1024;
export const groupSize = 16;
/** So many rows an index finds sooner than they are met on the way. */
export const fewRows = 1_000;
/** From this share on a segment has what a page needs, and a group very much more. */
const frequentShare = 1 / 40;
const nearSegments = 16;
const nearGroups = 4;
/** What is expected only in more groups than these is found sooner by the index. */
const manyGroups = 16;
/** A term of such a share leaves out too little for what it costs to read its entries. */
const mostShare = 1 / 2;
/** So many times what a page needs is expected in the groups that are looked at first, since words do not stand evenly. */
const unevenness = 3;
/** More groups than there are. */
const everyGroup = 1_000_000;
/** Whether words stand side by side is looked up in each question that has them: in so many, the newest. */
const mostPhrases = 16_000;

/** Decides by the frequency of its words how a search for a page of `most` is done. */
export function planLooks(query: WordQuery, words: WordStatistics, most: number): SearchLooks {
  const isPhrase = query.some((places) => places.length > 1);
  const { indexed, checked } = isPhrase ? { indexed: query, checked: [] } : splitByShare(query, words);
  const share = shareOf(query, words);
  const inGroup = share * segmentSize * groupSize;
  const of = (looks: Look[]) => ({ indexed, checked, looks });
  const near: Look[] = share >= frequentShare ? [{ by: 'segment', reach: nearSegments }] : [];
  if (isPhrase && share * words.rows > mostPhrases)
    return of([...near, { by: 'group', reach: Math.max(1, Math.floor(mostPhrases / inGroup)) }]);
  // Of such words an index has few rows in all, as the groups that are looked at before show.
  const isRare = indexed.flat().some(({ anyOf }) => !anyOf.some((word) => words.shares.has(word)));
  const isNarrow = shareOf(indexed, words) * words.rows <= fewRows;
  if (!isRare && !isNarrow) return of([...near, { by: 'group', reach: everyGroup }]);
  // Of less than a page in all, the newest groups would have next to nothing.
  if (!isRare && share * words.rows <= most) return of([{ by: 'index' }]);
  const expected = Math.ceil((unevenness * most) / inGroup);
  const reach = expected > manyGroups ? nearGroups : Math.max(nearGroups, expected);
  return of([...near, { by: 'groupOrIndex', reach }]);
}

/**
 * The rarest terms, as many as leave few rows, for the index; the others are checked in each of those rows, since an index
 * reads every entry of a word that stands nearly everywhere.
 */
function splitByShare(query: WordQuery, words: WordStatistics): Omit<SearchLooks, 'looks'> {
  const rarestFirst = query.toSorted((one, other) => shareOf([one], words) - shareOf([other], words));
  const enough = rarestFirst.findIndex(
    (_, at) => shareOf(rarestFirst.slice(0, at + 1), words) * words.rows <= fewRows,
  );
  const everywhere = rarestFirst.findIndex((term, at) => at > 0 && shareOf([term], words) >= mostShare);
  const count = [enough + 1, everywhere].find((one) => one > 0) ?? query.length;
  return { indexed: rarestFirst.slice(0, count), checked: rarestFirst.slice(count) };
}
