import type {
  DocumentSort,
  listDocuments as endpoint,
  listDocumentTeasers as teaserEndpoint,
} from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import type { DocumentFilter } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { DocumentHit } from '@aw/db/search';
import * as searchQueries from '@aw/db/search';
import type * as z from 'zod/mini';
import type { Context, UserContext } from '../../../context';
import { forbidden } from '../../../errors/feature-error';
import { idKey, sortedKeys } from '../../../server/cursor';
import { getSlice, type JsonSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';
import { headersOf, type Searched, searchInSteps } from '../../search/search-in-steps';
import { toCard } from '../document.mapper';
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
  if (!filter.q) return mapSlice(await listPage(ctx, filter, query), toCard);
  const { slice, searched } = await searchDocuments(ctx, { ...filter, q: filter.q }, query);
  return {
    ...slice,
    items: slice.items.map((row) => cardWithHit(row, searched.query)),
    headers: headersOf(searched),
  };
}

/** Searches without a session, in metadata and free pages. The cards have no hits. */
export async function listDocumentTeasers(ctx: Context, query: TeaserQuery): Promise<Slice<DocumentCard>> {
  const filter = { subjects: toList(query.subject), isStudyGuide: query.studyGuides };
  if (!query.q) return mapSlice(await listPage(ctx, filter, query), toCard);
  const { slice, searched } = await searchDocuments(ctx, { ...filter, q: query.q }, query);
  return { ...mapSlice(slice, toCard), headers: headersOf(searched) };
}

/** Returns the parts of a query that filter documents. */
export function filterOf(
  query: Pick<Query, 'q' | 'schoolId' | 'courseId' | 'subject' | 'documentType'>,
): DocumentFilter {
  return {
    q: query.q || undefined,
    schoolId: query.schoolId,
    courseId: query.courseId,
    subjects: toList(query.subject),
    documentTypes: toList(query.documentType),
  };
}

/** Returns whether a query is that of the opening library: no filter, newest first. */
function isEverything({ sort = 'newest', ...query }: Query): boolean {
  return sort === 'newest' && Object.values(filterOf(query)).every((condition) => condition === undefined);
}

async function listOwn(ctx: UserContext, uploaderId: string, query: PageQuery): Promise<Slice<DocumentCard>> {
  if (uploaderId !== ctx.userId) throw forbidden();
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => documents.listByUploader(ctx.db, uploaderId, limit, after?.[0]),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toCard);
}

type Sorted = PageQuery & { sort?: DocumentSort };

/** Searches step by step; results with some of the words are one page without a next one. */
export async function searchDocuments(
  ctx: Context,
  filter: DocumentFilter & { q: string },
  query: Sorted & { exact?: boolean },
): Promise<{ slice: Slice<DocumentHit>; searched: Searched }> {
  const synonyms = await ctx.synonyms();
  const { found, searched } = await searchInSteps<Slice<DocumentHit>>(ctx, filter.q, query.exact === true, {
    findAll: (q, options) => listPage(ctx, { ...filter, ...options, q, synonyms }, query),
    findSome: async (q) =>
      query.cursor === undefined
        ? {
            items: await searchQueries.listWithSome(ctx.readDb, { ...filter, q, synonyms }, query.limit),
            next: undefined,
          }
        : nothing,
    isEmpty: ({ items }) => items.length === 0,
  });
  return { slice: found, searched };
}

const nothing: Slice<never> = { items: [], next: undefined };

async function listPage(ctx: Context, filter: DocumentFilter, query: Sorted): Promise<Slice<DocumentHit>> {
  const sort = query.sort ?? (filter.q ? 'relevance' : 'newest');
  return getSlice(query, {
    keys: sortedKeys,
    load: (page) => searchQueries.listDocuments(ctx.readDb, filter, { sort, ...page }),
    keysOf: (row) => [row.lead, row.id],
  });
}

/**
 * Maps a row to a card with the page of the first hit. The sentence around it is added only if this person may see the
 * page.
 */
export function cardWithHit(row: DocumentHit, q: string): DocumentCard {
  const pages = (row.hits ?? []).map(({ number, text, is_free }) => ({
    number,
    text,
    isVisible: is_free || row.is_open,
  }));
  const hit = pageHit(row.title, pages, q);
  return hit ? { ...toCard(row), hit } : toCard(row);
}

function toList<T>(value: T | T[] | undefined): T[] | undefined {
  return value === undefined ? undefined : ([value].flat() as T[]);
}
