import { useEffect, useRef } from 'react';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isError: boolean }>;
};

/** Loads the next page of cards and moves the focus to its first card, because the button may have disappeared. */
export function useMoreCards({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages, shownCount: number) {
  const region = useRef<HTMLDivElement>(null);
  const awaitedAt = useRef<number>(undefined);
  // The cards may be shown some frames after they have arrived.
  useEffect(() => {
    const at = awaitedAt.current;
    if (at === undefined || shownCount <= at) return;
    awaitedAt.current = undefined;
    const card = region.current?.querySelectorAll('article')[at];
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [shownCount]);
  const loadMore = async () => {
    awaitedAt.current = shownCount;
    const { isError } = await fetchNextPage();
    if (isError) awaitedAt.current = undefined;
  };
  return { region, hasMore: hasNextPage, isLoading: isFetchingNextPage, loadMore };
}
