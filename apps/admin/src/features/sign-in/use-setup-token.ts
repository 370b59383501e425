import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepToken, keptToken, takeToken } from './setup-token';

/** The token of the one-time link, which leaves the address bar at once. */
export function useSetupToken(): string | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => takeToken(search).token ?? keptToken());

  useEffect(() => {
    const taken = takeToken(search);
    if (taken.token === undefined) return;
    keepToken(taken.token);
    void navigate(pathname + taken.search, { replace: true });
  }, [pathname, search, navigate]);

  return token;
}
