import type {
  DocumentSort,
  listDocuments as endpoint,
  listDocumentTeasers as teaserEndpoint,
} from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import type { SearchOutcome } from '@aw/contracts/search/search-outcome';
import type { DocumentFilter } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { DocumentHit } from '@aw/db/search';
import * as search from '@aw/db/search';
import type * as z from 'zod/mini';
import type { Context, UserContext } from '../../../context';
import { forbidden } from '../../../errors/feature-error';
import { idKey, sortedKeys } from '../../../server/cursor';
import { getSlice, type JsonSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';
import { countMissedSearch } from '../../words/missed-searches/count-missed-search';
import { headersOf, searchInSteps } from '../../words/search-in-steps';
import { toCard, toOwnCard } from '../document.mapper';
import { requireLibraryAccess } from '../document.policy';
import type { NewestDocuments } from './newest-documents';
import { pageHit } from './page-hit';
import { countSearch } from './search.policy';

type Query = z.output<typeof endpoint.query>;
type TeaserQuery = z.output<typeof teaserEndpoint.query>;

/**
 * Returns a page of the library for a session. With `uploaderId` it lists the person's own uploads in any state. Throws
 * 429 after too many searches.
 */
export async function listDocuments(
  ctx: UserContext,
  query: Query,
  { address, newest }: { address: string; newest: NewestDocuments },
): Promise<Slice<DocumentCard> | JsonSlice<DocumentCard>> {
  if (query.uploaderId !== undefined) return listOwn(ctx, query.uploaderId, query);
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  if (isEverything(query)) return newest(query);
  await countSearch(ctx, query.q, address);
  const filter = { ...filterOf(query), readerId: ctx.userId };
  if (!query.q) return mapSlice(await listPage(ctx, filter, query), toCard);
  const { slice, searched } = await searchAsPerson(ctx, query.q, filter, query);
  return { ...slice, headers: headersOf(searched) };
}

/** Searches for a person, and counts searches that found nothing with all of their words. */
export async function searchAsPerson(
  ctx: UserContext,
  q: string,
  filter: DocumentFilter,
  query: Sorted,
): Promise<FoundDocuments> {
  const result = await searchDocuments(ctx, q, filter, query);
  const isMissed = result.slice.items.length === 0 || result.searched.isPartial === true;
  // Not waited for: it is never an error of the search. Exact words say nothing about what the library lacks.
  if (isMissed && query.exact !== true && query.cursor === undefined && documents.isUnfiltered(filter))
    void countMissedSearch(ctx, q);
  return result;
}

/**
 * Searches without a session, in metadata and free pages. The cards have no hits. Without words and filters, the newest
 * documents are one page with at most two of each uploader, as long as there are enough others.
 */
export async function listDocumentTeasers(ctx: Context, query: TeaserQuery): Promise<Slice<DocumentCard>> {
  if (isNewestTeasers(query)) {
    const items = await documents.listNewestTeasers(ctx.readDb, query.limit);
    return { items: items.map(toCard), next: undefined };
  }
  const filter = { subjects: toList(query.subject), isStudyGuide: query.studyGuides };
  if (!query.q) return mapSlice(await listPage(ctx, filter, query), toCard);
  const { slice, searched } = await searchDocuments(ctx, query.q, filter, query);
  return { ...slice, headers: headersOf(searched) };
}

function isNewestTeasers({ q, sort = 'newest', subject, studyGuides, cursor }: TeaserQuery): boolean {
  return !q && sort === 'newest' && subject === undefined && !studyGuides && cursor === undefined;
}

/** Returns the parts of a query that filter documents. */
export function filterOf(
  query: Pick<Query, 'schoolId' | 'courseId' | 'subject' | 'documentType'>,
): DocumentFilter {
  return {
    schoolId: query.schoolId,
    courseId: query.courseId,
    subjects: toList(query.subject),
    documentTypes: toList(query.documentType),
  };
}

/** Returns whether a query is that of the opening library: no filter, newest first. */
function isEverything({ q, sort = 'newest', ...query }: Query): boolean {
  return (
    !q && sort === 'newest' && Object.values(filterOf(query)).every((condition) => condition === undefined)
  );
}

async function listOwn(ctx: UserContext, uploaderId: string, query: PageQuery): Promise<Slice<DocumentCard>> {
  if (uploaderId !== ctx.userId) throw forbidden();
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => documents.listByUploader(ctx.db, uploaderId, limit, after?.[0]),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toOwnCard);
}

type Sorted = PageQuery & { sort?: DocumentSort; exact?: boolean };

/** Maximum number of documents with some of the words, which are one page. */
export const maxWithSome = 24;

type FoundDocuments = { slice: Slice<DocumentCard>; searched: SearchOutcome };

/**
 * Searches step by step. Results with some of the words are one page, without a next one. Without any words, all
 * documents of the filter are listed.
 */
async function searchDocuments(
  ctx: Context,
  q: string,
  filter: DocumentFilter,
  query: Sorted,
): Promise<FoundDocuments> {
  if (q === '')
    return { slice: mapSlice(await listPage(ctx, filter, query), toCard), searched: { query: q } };
  const result = await searchInSteps<Slice<DocumentHit>>(ctx, q, query.exact === true, {
    findAll: (words) => listPage(ctx, { ...filter, search: words }, query),
    findFirst:
      query.cursor === undefined
        ? undefined
        : (words) => listPage(ctx, { ...filter, search: words }, { ...query, cursor: undefined, limit: 1 }),
    async findSome(words) {
      if (query.cursor !== undefined) return noDocuments;
      const limit = Math.min(query.limit, maxWithSome);
      const items = await search.listWithSome(ctx.readDb, { ...filter, search: words }, limit);
      return { items, next: undefined };
    },
    isEmpty: ({ items }) => items.length === 0,
  });
  if (!result) return { slice: noDocuments, searched: { query: q } };
  const isHit = search.hitTest(result.words);
  return { slice: mapSlice(result.found, (row) => cardWithHit(row, isHit)), searched: result.searched };
}

const noDocuments: Slice<never> = { items: [], next: undefined };

async function listPage(ctx: Context, filter: DocumentFilter, query: Sorted): Promise<Slice<DocumentHit>> {
  const sort = query.sort ?? (filter.search ? 'relevance' : 'newest');
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: (page) => search.listDocuments(ctx.readDb, filter, { sort, ...page }),
    keysOf: (row) => [row.lead, row.id],
  });
  return sort === 'relevance' ? { ...slice, items: slice.items.toSorted(byRankThenRating) } : slice;
}

/**
 * Puts well-rated documents first among those of a page that match as well. The others stay the newest first; the page
 * after is chosen by rank and date, so ratings that change neither repeat nor leave out anything.
 */
function byRankThenRating(one: DocumentHit, other: DocumentHit): number {
  return other.lead - one.lead || Number(isWellRated(other)) - Number(isWellRated(one));
}

/** At least three people gave it four stars on average. */
function isWellRated({ rating_count, rating_hundredths }: DocumentHit): boolean {
  return rating_count >= 3 && (rating_hundredths ?? 0) >= 400;
}

/**
 * Maps a row to a card with the page of the first hit. The sentence around it is added only if this person may see the
 * page.
 */
function cardWithHit(row: DocumentHit, isHit: (word: string) => boolean): DocumentCard {
  const pages = (row.hits ?? []).map(({ number, text, is_free }) => ({
    number,
    text,
    isVisible: is_free || row.is_open,
  }));
  const hit = pageHit(row.title, pages, isHit);
  return hit ? { ...toCard(row), hit } : toCard(row);
}

function toList<T>(value: T | T[] | undefined): T[] | undefined {
  return value === undefined ? undefined : ([value].flat() as T[]);
}
