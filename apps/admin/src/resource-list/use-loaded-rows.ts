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

const pageSize = 40;

export type ListPages<Row> = UseInfiniteQueryOptions<
  Page<Row[]>,
  Error,
  InfiniteData<Page<Row[]>>,
  QueryKey,
  string | undefined
>;

type PageRequest = { limit: number; cursor: string | undefined };

/** Returns the query of a list that the server returns page by page. */
export function listPages<Row>(
  queryKey: QueryKey,
  load: (page: PageRequest, signal: AbortSignal) => Promise<Page<Row[]>>,
): ListPages<Row> {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => load({ limit: pageSize, cursor: pageParam }, signal),
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

/** Returns the rows that are loaded so far, and a function that loads more. */
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

/** Returns the rows of a list that the server returns whole. */
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
