import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => {};
}

/**
 * Returns false while a prerendered part is hydrated, and true afterwards. The data of a part that arrives late may be
 * loaded already, but its first render must match the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
