import { type DocumentTab, type LibraryItem, listLibrary } from '@aw/contracts/library/public';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { libraryKey } from '~/lib/library-key';
import { cardsPerPage } from '~/lib/list-state';

/** Pages of the documents in one tab of the library, latest first. They change on other pages and devices. */
export function libraryQuery(userId: string, tab: DocumentTab) {
  return infiniteQueryOptions({
    queryKey: libraryKey(userId, tab),
    queryFn: async ({ pageParam, signal }) => {
      const { items, ...page } = await api.page(listLibrary, {
        params: { userId },
        query: { tab, limit: cardsPerPage, cursor: pageParam },
        signal,
      });
      return { ...page, items: items.filter((item): item is LibraryItem => 'addedAt' in item) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  });
}
