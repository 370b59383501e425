import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => {};
}

/**
 * False while a prerendered part takes over its HTML, true from then on. A part that arrives late may find its data
 * loaded already; it shows first what the HTML shows.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
