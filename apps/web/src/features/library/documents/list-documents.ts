import { listDocuments } from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { cardsPerPage, libraryKeys } from '../library-keys';
import { type DocumentsSearch, formatDocumentsSearch } from './documents-search';

export type FoundDocument = DocumentCard;

/** Query of the documents that match a search, page by page. Old results stay while new ones load. */
export function documentsQuery(search: DocumentsSearch) {
  return infiniteQueryOptions({
    queryKey: [...libraryKeys.documents, 'list', formatDocumentsSearch(search).toString()],
    queryFn: ({ pageParam, signal }) =>
      api.page(listDocuments, {
        query: { ...toQuery(search), sort: search.sort, limit: cardsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Returns the query parameters that the list and the counts share. */
export function toQuery({ q, schoolId, courseId, subjects, documentTypes }: DocumentsSearch) {
  return { q: q || undefined, schoolId, courseId, subject: subjects, documentType: documentTypes };
}
