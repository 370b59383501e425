import { countDocuments } from '@aw/contracts/documents/public';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';
import { type DocumentsSearch, formatDocumentsSearch } from './documents-search';
import { toQuery } from './list-documents';

/** Query of the number of documents that match a search, in total and per filter. */
export function documentCountsQuery(search: DocumentsSearch) {
  return queryOptions({
    queryKey: [
      ...libraryKeys.documents,
      'counts',
      formatDocumentsSearch({ ...search, sort: 'newest' }).toString(),
    ],
    queryFn: ({ signal }) => api.call(countDocuments, { query: toQuery(search), signal }),
    placeholderData: keepPreviousData,
  });
}
