import { type LibraryTab, listLibrary } from '@aw/contracts/documents/library';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { libraryKey } from '~/documents/saved-documents';
import { api } from '~/lib/api';
import { cardsPerPage } from '~/lib/list-state';

/** Pages of one tab of the library, latest first. They change on other pages and devices. */
export function libraryQuery(userId: string, tab: LibraryTab) {
  return infiniteQueryOptions({
    queryKey: libraryKey(userId, tab),
    queryFn: ({ pageParam, signal }) =>
      api.page(listLibrary, {
        params: { userId },
        query: { tab, limit: cardsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  });
}
