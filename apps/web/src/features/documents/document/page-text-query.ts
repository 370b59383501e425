import { getPageText } from '@aw/contracts/documents/public';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';

/** Query of the text of one page. Fails with the code `documents.locked` for a locked page. */
export function pageTextQuery(id: number, number: number) {
  return queryOptions({
    queryKey: [...documentKeys.document(id), 'text', number],
    queryFn: ({ signal }) => api.call(getPageText, { params: { id, number }, signal }),
  });
}

/** Text of a page with its structure and language. */
export type PageText = ResponseOf<typeof getPageText>;
