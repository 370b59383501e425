import { useHydrated } from './use-hydrated';

type Results<Item> = { data: { pages: { items: Item[] }[] } | undefined; error: unknown };

/**
 * Returns the loaded items of a search and the state of its list. Loaded items stay visible when a later call fails.
 * Until hydration the list is loading, as in the HTML of the server.
 */
export function useResultList<Item>({ data, error }: Results<Item>) {
  const isHydrated = useHydrated();
  const items = isHydrated ? data?.pages.flatMap((page) => page.items) : undefined;
  if (items) return { items, state: items.length > 0 ? 'list' : 'empty' } as const;
  return { items, state: isHydrated && error ? 'error' : 'loading' } as const;
}
