import type { Page } from '@aw/contracts/client';
import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';

type PagesOf<Row, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page<Row[]>,
  Error,
  InfiniteData<Page<Row[]>>,
  Key,
  string | undefined
>;

/** The rows of a list that are loaded so far, undefined before the first, and how to get more. */
export function useLoadedRows<Row, Key extends QueryKey>(pages: PagesOf<Row, Key>) {
  const query = useInfiniteQuery(pages);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    rows: query.data?.pages.flatMap((page) => page.items),
    error: query.error,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}
