import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listState } from '~/lib/list-state';
import { useRefreshSession, useSession } from '~/lib/session';
import { documentCountsQuery, documentsQuery } from './documents-queries';
import type { DocumentsSearch } from './documents-search';

/** Returns search results and their number. Loaded once the session is known, because the list requires one. */
export function useDocumentResults(search: DocumentsSearch) {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const list = useInfiniteQuery({ ...documentsQuery(search), enabled: session.status !== 'loading' });
  const counts = useQuery({ ...documentCountsQuery(search), enabled: session.status === 'ready' });
  const documents = list.data?.pages.flatMap((page) => page.items) ?? [];
  const retry = async () => {
    await refreshSession();
    await Promise.all([list.refetch(), counts.refetch()]);
  };
  return {
    state: listState(list, documents.length),
    documents,
    counts: counts.data,
    pages: list,
    isStale: list.isPlaceholderData,
    query: { error: list.error, isFetching: list.isFetching, refetch: retry },
  };
}
