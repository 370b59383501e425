import type { Page } from '@aw/contracts/client';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FailedQuery } from '../format/load-error';

const rowsAtATime = 40;

export type ListPages<Row> = UseInfiniteQueryOptions<
  Page<Row[]>,
  Error,
  InfiniteData<Page<Row[]>>,
  QueryKey,
  string | undefined
>;

type PageWanted = { limit: number; cursor: string | undefined };

/** The query of a list that the server gives page by page. */
export function listPages<Row>(
  queryKey: QueryKey,
  load: (page: PageWanted, signal: AbortSignal) => Promise<Page<Row[]>>,
): ListPages<Row> {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => load({ limit: rowsAtATime, cursor: pageParam }, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export type LoadedRows<Row> = FailedQuery & {
  /** Undefined until the first rows are loaded. */
  rows: Row[] | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
};

/** The rows of a list that are loaded so far, and how to get more. */
export function useLoadedRows<Row>(pages: ListPages<Row>): LoadedRows<Row> {
  const { data, error, isFetching, refetch, ...more } = useInfiniteQuery(pages);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = more;
  return {
    rows: useMemo(() => data?.pages.flatMap((page) => page.items), [data]),
    error,
    isFetching,
    refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

/** The rows of a list that comes whole. */
export function useWholeList<Data, Row, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Row[], Key>,
): LoadedRows<Row> {
  const { data, error, isFetching, refetch } = useQuery(options);
  return {
    rows: data,
    error,
    isFetching,
    refetch,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => {},
  };
}
