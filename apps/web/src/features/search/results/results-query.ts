import { search as searchEndpoint } from '@aw/contracts/search/public';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { cardsPerPage } from '~/lib/list-state';
import { formatResultsSearch, type ResultsSearch } from './results-search';

/** People read a document for a while and come back to the same results. */
const keptMs = 30 * 60_000;

/** Query of the results of a search, page by page. Old results stay while new ones load, so each page has its kind. */
export function resultsQuery(search: ResultsSearch) {
  return infiniteQueryOptions({
    queryKey: ['search', formatResultsSearch(search).toString()],
    queryFn: async ({ pageParam, signal }) => {
      const { isExact, q, ...shared } = search;
      const query = {
        ...shared,
        q: q || undefined,
        exact: isExact ? '1' : undefined,
        limit: cardsPerPage,
        cursor: pageParam,
      };
      const { items: answer, nextCursor } = await api.page(searchEndpoint, { query, signal });
      return { answer, kind: search.kind, nextCursor };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });
}
