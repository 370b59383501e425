import { type SearchOutcome, searchHeaders } from '@aw/contracts/search/search-outcome';
import type { ExpandedSearch } from '@aw/db/search';
import * as search from '@aw/db/search';
import type { Context } from '../../context';

/** One kind of things that are searched for. */
export type SearchSteps<Found> = {
  /** Table of the words that parts of words stand for; that of documents by default. */
  table?: search.WordTable;
  /** Finds what has all words of a search. */
  findAll: (words: ExpandedSearch) => Promise<Found>;
  /** For a later page: finds the first results, so that an empty page is the end of a list and no reason to correct. */
  findFirst?: ((words: ExpandedSearch) => Promise<Found>) | undefined;
  /** Finds what has some of the words, in readable texts. */
  findSome: (words: ExpandedSearch) => Promise<Found>;
  isEmpty: (found: Found) => boolean;
};

type Result<Found> = { found: Found; words: ExpandedSearch; searched: SearchOutcome };

/**
 * Searches for all words first. If nothing has them, their typing errors are corrected; if still nothing has them, any of
 * the words will do. With `isExact`, only the first step is taken, and filler words must match as well. Undefined for a
 * search without a word.
 */
export async function searchInSteps<Found>(
  ctx: Pick<Context, 'readDb' | 'synonyms'>,
  q: string,
  isExact: boolean,
  { table, findAll, findFirst, findSome, isEmpty }: SearchSteps<Found>,
): Promise<Result<Found> | undefined> {
  const synonyms = await ctx.synonyms();
  const read = (text: string, isReadableOnly = false) =>
    search.expandSearch(ctx.readDb, text, { synonyms, table, isReadableOnly, isExact });
  const words = await read(q);
  if (!words) return undefined;
  const results = await findAll(words);
  const all = { found: results, words, searched: { query: q } };
  if (isExact || !isEmpty(results)) return all;
  if (findFirst && !isEmpty(await findFirst(words))) return all;
  const query = await search.correctWords(ctx.readDb, q);
  const corrected = query === undefined ? undefined : await read(query, true);
  if (query !== undefined && corrected) {
    const searched = { query, correctedFrom: q };
    const found = await findAll(corrected);
    if (!isEmpty(found)) return { found, words: corrected, searched };
    const some = await findSome(corrected);
    if (!isEmpty(some)) return { found: some, words: corrected, searched: { ...searched, isPartial: true } };
  }
  const some = await findSome(words);
  return isEmpty(some) ? all : { found: some, words, searched: { query: q, isPartial: true } };
}

/** Returns the headers with which a list says what was searched for. */
export function headersOf({ query, correctedFrom, isPartial }: SearchOutcome): Record<string, string> {
  return {
    [searchHeaders.query]: encodeURIComponent(query),
    ...(correctedFrom === undefined
      ? {}
      : { [searchHeaders.correctedFrom]: encodeURIComponent(correctedFrom) }),
    ...(isPartial ? { [searchHeaders.partial]: 'true' } : {}),
  };
}
