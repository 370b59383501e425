import {
  type DefaultError,
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { changeCount, readPlace, usePlace } from './place-memory';

/**
 * Like `useInfiniteQuery`. Going back to a list loads as many pages as were shown before, also after a reload or when
 * the cache has dropped them.
 */
export function usePages<Page, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, DefaultError, InfiniteData<Page>, Key, Param>,
): UseInfiniteQueryResult<InfiniteData<Page>, DefaultError> {
  const queryClient = useQueryClient();
  const place = usePlace();
  const list = hashKey(options.queryKey);
  const isEnabled = options.enabled !== false;

  const loadEarlierPages = useEffectEvent(() => {
    const pages = readPlace(place).counts?.[list] ?? 1;
    const { queryFn, queryKey, initialPageParam, getNextPageParam } = options;
    if (!isEnabled || pages < 2 || queryClient.getQueryData(queryKey) !== undefined) return;
    void queryClient.prefetchInfiniteQuery({ queryFn, queryKey, initialPageParam, getNextPageParam, pages });
  });
  // Runs before the query subscribes. The query then joins this call instead of loading only its first page.
  useLayoutEffect(loadEarlierPages, [place, list, isEnabled]);

  const query = useInfiniteQuery(options);
  const count = query.isPlaceholderData ? undefined : query.data?.pages.length;
  useEffect(() => {
    if (count !== undefined) changeCount(place, list, count);
  }, [place, list, count]);
  return query;
}
