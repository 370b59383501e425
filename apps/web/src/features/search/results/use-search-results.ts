import { isAuthRequired } from '@aw/contracts/api-error';
import { useRefreshSession, useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { usePages } from '~/lib/use-pages';
import { resultsQuery } from './results-query';
import { isBlankSearch, type ResultsSearch } from './results-search';

/**
 * Returns the results of a search and the state of the page. Loaded once the session is known, because a search requires
 * one. While new results of the same kind load, the old ones stay; `answer` has the words and counts of what is shown.
 */
export function useSearchResults(search: ResultsSearch) {
  const isHydrated = useHydrated();
  const session = useSession();
  const refreshSession = useRefreshSession();
  const isBlank = isBlankSearch(search);
  const list = usePages({
    ...resultsQuery(search),
    enabled: session.status !== 'loading' && !isBlank,
  });
  const pages = isBlank ? [] : (list.data?.pages ?? []);
  const first = pages[0];
  const items = pages.flatMap((page) => page.answer.results);
  const isOtherKind = first !== undefined && first.kind !== search.kind;
  const state = () => {
    // The HTML of the server has no address parameters, so it cannot know yet if there are words.
    if (!isHydrated) return 'loading';
    if (isBlank) return 'start';
    // When only further results fail to load, those that are shown stay.
    if (list.error && !first) return isAuthRequired(list.error) ? 'auth-required' : 'error';
    if (!first || isOtherKind) return 'loading';
    return items.length === 0 ? 'empty' : 'list';
  };
  const retry = async () => {
    await refreshSession();
    await (first ? list.fetchNextPage() : list.refetch());
  };
  return {
    state: state(),
    items,
    answer: first?.answer,
    pages: list,
    isStale: list.isPlaceholderData,
    /** Set if further results did not load. */
    moreError: list.isFetchNextPageError ? list.error : null,
    query: { error: list.error, isFetching: list.isFetching, refetch: retry },
  };
}

export type SearchResults = ReturnType<typeof useSearchResults>;
