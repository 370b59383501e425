import { libraryFigures, listDocumentTeasers } from '@aw/contracts/documents/public';
import { searchedPage } from '@aw/contracts/search/search-outcome';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import type { GuidesSearch } from './guides-search';

const pageSize = 12;

/** Pages of guides that match a search. */
export function guidesQuery({ q, subject, sort }: GuidesSearch) {
  const words = q.trim();
  return infiniteQueryOptions({
    queryKey: ['documents', 'guides', { q: words, subject, sort }],
    queryFn: ({ pageParam, signal }) =>
      searchedPage(api, listDocumentTeasers, {
        query: {
          studyGuides: 'true',
          q: words || undefined,
          subject: subject || undefined,
          // Without words there is no relevance, so the newest come first.
          sort: sort === 'relevance' && !words ? 'newest' : sort,
          limit: pageSize,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Number of documents in the library, in total and by subject. */
export const figuresQuery = queryOptions({
  queryKey: ['documents', 'figures'],
  queryFn: ({ signal }) => api.call(libraryFigures, { signal }),
});
