import { getPageText } from '@aw/contracts/documents/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

/** The text of one visible page; a locked page is an ApiError with the code `documents.locked`. */
export function pageTextQuery(id: number, number: number) {
  return queryOptions({
    queryKey: [...libraryKeys.document(id), 'text', number],
    queryFn: ({ signal }) => api.call(getPageText, { params: { id, number }, signal }),
  });
}
