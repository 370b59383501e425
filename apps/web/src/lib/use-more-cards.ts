import { useRef } from 'react';

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Loads the next page of cards and moves the focus to its first card, because the button may have disappeared. */
export function useMoreCards({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages, shownCount: number) {
  const region = useRef<HTMLDivElement>(null);
  const loadMore = async () => {
    await fetchNextPage();
    requestAnimationFrame(() => {
      const first = region.current?.querySelectorAll('article')[shownCount];
      first?.querySelector('a')?.focus({ preventScroll: true });
    });
  };
  return { region, hasMore: hasNextPage, isLoading: isFetchingNextPage, loadMore };
}
