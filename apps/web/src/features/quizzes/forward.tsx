import { useEffect } from 'react';
import { useGo } from '~/lib/use-go';

/** Goes on to another page in the place of this one; the router's own part for that would be in every page's first load. */
export function Forward({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => void go(to, { replace: true }), [go, to]);
  return null;
}
