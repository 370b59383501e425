import { countDocuments, listDocuments } from '@aw/contracts/documents/public';
import { searchedPage } from '@aw/contracts/search/search-outcome';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';
import { cardsPerPage } from '~/lib/list-state';
import { type DocumentsSearch, formatDocumentsSearch } from './documents-search';

/** Query of the documents that match a search, page by page. Old results stay while new ones load. */
export function documentsQuery(search: DocumentsSearch) {
  return infiniteQueryOptions({
    queryKey: [...documentKeys.documents, 'list', formatDocumentsSearch(search).toString()],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await searchedPage(api, listDocuments, {
        query: { ...toQuery(search), sort: search.sort, limit: cardsPerPage, cursor: pageParam },
        signal,
      })),
      foundBy: foundBy(search),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Search that an answer belongs to. Old answers stay on the page while new ones load. */
type FoundBy = { q: string; key: string };

/** Returns the words of a search, and all that its counts depend on as a key. */
export function foundBy(search: DocumentsSearch): FoundBy {
  return { q: search.q, key: formatDocumentsSearch({ ...search, sort: 'newest' }).toString() };
}

/** Returns the query parameters that the list and the counts share. */
export function toQuery({ q, schoolId, courseId, subjects, documentTypes }: DocumentsSearch) {
  return { q: q || undefined, schoolId, courseId, subject: subjects, documentType: documentTypes };
}

/** Query of the number of documents that match a search, in total and per filter. */
export function documentCountsQuery(search: DocumentsSearch) {
  return queryOptions({
    queryKey: [...documentKeys.documents, 'counts', foundBy(search).key],
    queryFn: async ({ signal }) => ({
      ...(await api.call(countDocuments, { query: toQuery(search), signal })),
      foundBy: foundBy(search),
    }),
    placeholderData: keepPreviousData,
  });
}
