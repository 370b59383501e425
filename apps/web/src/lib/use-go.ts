import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { needsOwnLoad } from './payment-page';

/** Gives a function that goes to a page of the site, by a load of its own where the payment page begins or ends. */
export function useGo(): (to: string, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    async (to, { replace = false } = {}) => {
      if (!needsOwnLoad(pathname, to)) await navigate(to, { replace });
      else if (replace) location.replace(to);
      else location.assign(to);
    },
    [navigate, pathname],
  );
}
