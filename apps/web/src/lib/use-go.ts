import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { offlineGuard } from './offline-guard';
import { needsFullLoad } from './payment-page';

type GoOptions = {
  replace?: boolean;
  /** State of the history entry; lost in a full page load. */
  state?: unknown;
};

/**
 * Returns a function that navigates within the site, with a full page load when it enters or leaves the payment page.
 * Without a connection, it stays on the page and says so.
 */
export function useGo(): (to: string, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    async (to, { replace = false, state } = {}) => {
      if (offlineGuard.stops?.(to)) return;
      if (!needsFullLoad(pathname, to)) await navigate(to, { replace, state });
      else if (replace) location.replace(to);
      else location.assign(to);
    },
    [navigate, pathname],
  );
}
