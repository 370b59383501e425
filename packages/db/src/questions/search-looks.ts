import type { WordPlace, WordQuery } from '../words/word-query';
import { shareOf, type WordStatistics } from '../words/word-statistics';

/**
 * One way to go through the questions: back from the newest by segments, or by groups of 16 segments, which the index of
 * words can skip to; by that index alone, which finds everything rare; or first by groups and then, if they do not fill
 * the page, by the index alone.
 */
export type Look = { by: 'segment' | 'group' | 'groupOrIndex'; reach: number } | { by: 'index' };

/** Looks that are tried until one of them fills the page. The last one misses nothing, except for phrases. */
export type SearchLooks = {
  /** Words that the index is asked for. */
  indexed: WordQuery;
  /** Words that are checked in each row that the index returned. */
  checked: WordQuery;
  looks: Look[];
};

/** Ids per segment and segments per group; the same numbers as in migration 0041. */
export const segmentSize = 1024;
export const groupSize = 16;
/** Up to this number of rows, the index is faster than going back through the questions. */
export const fewRows = 1_000;
/** From this share on, one segment fills a page. */
const frequentShare = 1 / 40;
const nearSegments = 16;
const nearGroups = 4;
/** If a page is expected to need more groups than this, the index is faster. */
const manyGroups = 16;
/** A term with a larger share excludes too few rows for the cost of reading its entries. */
const maxShare = 1 / 2;
/** Factor for the groups that are looked at first, because words are not distributed evenly. */
const unevenness = 3;
/** More groups than there are. */
const everyGroup = 1_000_000;
/** Maximum number of questions, the newest, in which adjacent words are checked one by one. */
const maxPhraseChecks = 16_000;

/** Chooses the looks of a search for a page of `limit` questions, by the frequency of its words. */
export function planLooks(query: WordQuery, words: WordStatistics, limit: number): SearchLooks {
  const isPhrase = query.some((forms) => forms.some((form) => form.isSideBySide && form.places.length > 1));
  const { indexed, checked } = isPhrase ? { indexed: query, checked: [] } : splitByShare(query, words);
  const share = shareOf(query, words);
  const inGroup = share * segmentSize * groupSize;
  const of = (looks: Look[]) => ({ indexed, checked, looks });
  const near: Look[] = share >= frequentShare ? [{ by: 'segment', reach: nearSegments }] : [];
  if (isPhrase && share * words.rows > maxPhraseChecks)
    return of([...near, { by: 'group', reach: Math.max(1, Math.floor(maxPhraseChecks / inGroup)) }]);
  // The index has few rows of such words, or the groups before would have filled the page.
  const isUnknown = ({ anyOf }: WordPlace) => !anyOf.some((word) => words.shares.has(word));
  const isRare = indexed.some((forms) => forms.every(({ places }) => places.some(isUnknown)));
  const isNarrow = shareOf(indexed, words) * words.rows <= fewRows;
  if (!isRare && !isNarrow) return of([...near, { by: 'group', reach: everyGroup }]);
  // If there is less than a page in total, the newest groups contain almost nothing of it.
  if (!isRare && share * words.rows <= limit) return of([{ by: 'index' }]);
  const expected = Math.ceil((unevenness * limit) / inGroup);
  const reach = expected > manyGroups ? nearGroups : Math.max(nearGroups, expected);
  return of([...near, { by: 'groupOrIndex', reach }]);
}

/**
 * Splits the terms: the rarest ones, as many as leave few rows, go to the index. The others are checked in each of those
 * rows, because the index would read every entry of a very frequent word.
 */
function splitByShare(query: WordQuery, words: WordStatistics): Omit<SearchLooks, 'looks'> {
  const rarestFirst = query.toSorted((one, other) => shareOf([one], words) - shareOf([other], words));
  const enough = rarestFirst.findIndex(
    (_, at) => shareOf(rarestFirst.slice(0, at + 1), words) * words.rows <= fewRows,
  );
  const everywhere = rarestFirst.findIndex((term, at) => at > 0 && shareOf([term], words) >= maxShare);
  const count = [enough + 1, everywhere].find((one) => one > 0) ?? query.length;
  return { indexed: rarestFirst.slice(0, count), checked: rarestFirst.slice(count) };
}
