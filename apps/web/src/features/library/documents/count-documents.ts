import { countDocuments } from '@aw/contracts/documents/public';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';
import { type DocumentsSearch, formatDocumentsSearch } from './documents-search';
import { toQuery } from './list-documents';

/** How many documents a search finds, in all and behind each filter. */
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
