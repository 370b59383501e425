import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Takes away what the server wrote into the head for the page that was asked for, once another one is shown. */
export function SharedHead() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const tag of document.querySelectorAll('head > [data-shared]')) tag.remove();
  }, [pathname]);
  return null;
}
