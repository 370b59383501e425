import { getDocument } from '@aw/contracts/documents/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

/** One document as this session may see it; an unknown id is an ApiError with the code `documents.not_found`. */
export function documentQuery(id: number) {
  return queryOptions({
    queryKey: libraryKeys.document(id),
    queryFn: ({ signal }) => api.call(getDocument, { params: { id }, signal }),
  });
}
