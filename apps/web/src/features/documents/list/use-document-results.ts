import { useQuery } from '@tanstack/react-query';
import { listState } from '~/lib/list-state';
import { useRefreshSession, useSession } from '~/lib/session';
import { usePages } from '~/lib/use-pages';
import { documentCountsQuery, documentsQuery } from './documents-queries';
import type { DocumentsSearch } from './documents-search';

/**
 * Returns search results and their number. Loaded once the session is known, because the list requires one. While new
 * results load, `shown` has the words and the number of the old ones, and the number is that of the loaded documents
 * until they are counted.
 */
export function useDocumentResults(search: DocumentsSearch) {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const list = usePages({ ...documentsQuery(search), enabled: session.status !== 'loading' });
  const counts = useQuery({ ...documentCountsQuery(search), enabled: session.status === 'ready' });
  const documents = list.data?.pages.flatMap((page) => page.items) ?? [];
  const first = list.data?.pages[0];
  const isCounted = counts.data !== undefined && counts.data.foundBy.key === first?.foundBy.key;
  const retry = async () => {
    await refreshSession();
    await Promise.all([list.refetch(), counts.refetch()]);
  };
  return {
    state: listState(list, documents.length),
    documents,
    counts: counts.data,
    outcome: first?.outcome,
    shown: first && {
      words: first.outcome?.query ?? first.foundBy.q,
      ...(isCounted ? counts.data : { total: documents.length, isCapped: list.hasNextPage }),
    },
    pages: list,
    isStale: list.isPlaceholderData,
    query: { error: list.error, isFetching: list.isFetching, refetch: retry },
  };
}
