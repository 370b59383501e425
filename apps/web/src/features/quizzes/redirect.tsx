import { useEffect } from 'react';
import { useGo } from '~/lib/use-go';

/** Redirects to another page. The router's own component would be part of every page's first load. */
export function Redirect({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => void go(to, { replace: true }), [go, to]);
  return null;
}
