import * as search from '@aw/db/search';
import type { Context } from '../../context';

/** What was searched for in the end. */
export type Searched = {
  /** The typed words or, with `correctedFrom`, the corrected ones. */
  query: string;
  correctedFrom?: string;
  /** True if nothing has all of the words, and the results have some of them. */
  isPartial?: boolean;
};

/** One kind of things that are searched for. */
export type SearchSteps<Found> = {
  /** Finds what has all words of `q`; with `isCorrected`, without looking at locked pages. */
  findAll: (q: string, options: { isCorrected: boolean }) => Promise<Found>;
  /** Finds what has some of the words, in readable texts. */
  findSome: (q: string) => Promise<Found>;
  isEmpty: (found: Found) => boolean;
};

/**
 * Searches for all words first. If nothing has them, their typing errors are corrected; if still nothing has them, any of
 * the words will do. With `isExact`, only the first step is taken.
 */
export async function searchInSteps<Found>(
  ctx: Pick<Context, 'readDb'>,
  q: string,
  isExact: boolean,
  { findAll, findSome, isEmpty }: SearchSteps<Found>,
): Promise<{ found: Found; searched: Searched }> {
  const found = await findAll(q, { isCorrected: false });
  if (isExact || !isEmpty(found)) return { found, searched: { query: q } };
  const corrected = await search.correctWords(ctx.readDb, q);
  if (corrected !== undefined) {
    const results = await findAll(corrected, { isCorrected: true });
    const searched = { query: corrected, correctedFrom: q };
    if (!isEmpty(results)) return { found: results, searched };
    const some = await findSome(corrected);
    if (!isEmpty(some)) return { found: some, searched: { ...searched, isPartial: true } };
  }
  const some = await findSome(q);
  return isEmpty(some)
    ? { found, searched: { query: q } }
    : { found: some, searched: { query: q, isPartial: true } };
}

/** Returns the headers with which a list says what was searched for. */
export function headersOf({ query, correctedFrom, isPartial }: Searched): Record<string, string> {
  return {
    'search-query': encodeURIComponent(query),
    ...(correctedFrom === undefined ? {} : { 'search-corrected-from': encodeURIComponent(correctedFrom) }),
    ...(isPartial ? { 'search-partial': 'true' } : {}),
  };
}
