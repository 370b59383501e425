import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before the page is left while something would be lost; gives the held move inside the site, if there is one. */
export function useLeaveGuard(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
}
