import type { ResponseOf } from '@aw/contracts/endpoint';
import {
  type search as endpoint,
  type SearchCount,
  type SearchFilterName,
  type SearchKind,
  searchFilterNames,
  searchKinds,
} from '@aw/contracts/search/public';
import type { SearchOutcome } from '@aw/contracts/search/search-outcome';
import * as search from '@aw/db/search';
import type * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { mapSlice, type Slice } from '../../server/pages';
import { requireLibraryAccess } from '../documents/document.policy';
import { searchAsPerson } from '../documents/search/list-documents';
import { countSearch } from '../documents/search/search.policy';
import { searchQuestions } from '../questions/list-questions';
import { countKind, type Filters, readWords, type WordsOf } from './count-results';
import { searchCourses, searchSchools } from './search-places';

type Query = z.output<typeof endpoint.query>;
type Answer = ResponseOf<typeof endpoint>;
type Result = Answer['results'][number];
type Found = { slice: Slice<Result>; searched: SearchOutcome };

/**
 * Searches documents, questions, courses and schools: a page of one kind, and the number of each. Counts use titles,
 * fields and readable pages alone. Throws 429 after too many searches, and 403 for documents that need an account.
 */
export async function searchEverything(
  ctx: UserContext,
  query: Query,
  address: string,
): Promise<Slice<Result> & { answer: Omit<Answer, 'results'> }> {
  const { q, kind } = query;
  if (kind === 'documents') await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  await countSearch(ctx, q, address);
  const filters = filtersOf(query);
  const { slice, searched } = await find[kind](ctx, q, query, filters);
  const isExact = query.exact === true;
  const words = { q: searched.query, wordsOf: await readWords(ctx, searched.query, isExact) };
  const shown = { kind, number: slice.items.length, isPartial: searched.isPartial, filters };
  const counts = await countAll(ctx, words, shown);
  const isNothing = slice.items.length === 0 && query.cursor === undefined;
  const without = isNothing ? await countWithout(ctx, q, { kind, filters, isExact }) : [];
  return { ...slice, answer: { counts, ...searched, ...(without.length > 0 && { without }) } };
}

const find: Record<
  SearchKind,
  (ctx: UserContext, q: string, query: Query, filters: Filters) => Promise<Found>
> = {
  async documents(ctx, q, query, { subject, documentType, ...filters }) {
    const filter = {
      ...filters,
      subjects: subject === undefined ? undefined : [subject],
      documentTypes: documentType === undefined ? undefined : [documentType],
      readerId: ctx.userId,
    };
    const { slice, searched } = await searchAsPerson(ctx, q, filter, query);
    return { slice: mapSlice(slice, (card) => ({ kind: 'document' as const, ...card })), searched };
  },
  async questions(ctx, q, { exact = false, limit, cursor }, filter) {
    const page = { limit, cursor, filter, isExact: exact };
    const { slice, searched } = await searchQuestions(ctx, q, page);
    return { slice: mapSlice(slice, (card) => ({ kind: 'question' as const, ...card })), searched };
  },
  courses: searchCourses,
  schools: searchSchools,
};

function filtersOf(query: Query): Filters {
  return Object.fromEntries(
    searchFilterNames.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
}

type SearchedWords = { q: string; wordsOf: WordsOf };

/** Counts each kind; of the one that is shown at least what the page shows, which may be on locked pages. */
async function countAll(
  ctx: UserContext,
  words: SearchedWords,
  shown: { kind: SearchKind; number: number; isPartial?: boolean; filters: Filters },
): Promise<Record<SearchKind, SearchCount>> {
  const counts: [SearchKind, SearchCount][] = [];
  // One after the other, so that a request uses one connection for searches.
  for (const kind of searchKinds) {
    const isShown = kind === shown.kind;
    const count =
      isShown && shown.isPartial ? 0 : await countKind(ctx, kind, { ...words, filters: shown.filters });
    counts.push([kind, isShown && count !== '1000+' ? Math.max(count, shown.number) : count]);
  }
  return Object.fromEntries(counts) as Record<SearchKind, SearchCount>;
}

/** Returns what a search would find without each one of its filters, corrected if need be, if that is anything. */
async function countWithout(
  ctx: UserContext,
  q: string,
  { kind, filters, isExact }: { kind: SearchKind; filters: Filters; isExact: boolean },
): Promise<NonNullable<Answer['without']>> {
  const used = searchFilterNames.filter((filter) => filters[filter] !== undefined);
  const corrected = used.length === 0 || isExact ? undefined : await search.correctWords(ctx.readDb, q);
  const searches: SearchedWords[] = [];
  for (const text of corrected === undefined ? [q] : [q, corrected])
    searches.push({ q: text, wordsOf: await readWords(ctx, text, isExact) });
  const without: { filter: SearchFilterName; count: SearchCount }[] = [];
  for (const filter of used) {
    let count: SearchCount = 0;
    for (const words of searches)
      count ||= await countKind(ctx, kind, { ...words, filters: { ...filters, [filter]: undefined } });
    if (count !== 0) without.push({ filter, count });
  }
  return without;
}
