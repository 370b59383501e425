import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const menuClosesWithinMs = 600;

/** After a change of page, puts the focus on its h1 (else on main), so that it is read out and Tab goes on from there. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return;
    focusHeading();

    // A menu that the choice closed gives the focus back to its button a moment later.
    const takeBack = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('header [aria-haspopup="dialog"]')) focusHeading();
    };
    document.addEventListener('focusin', takeBack);
    const timer = setTimeout(() => document.removeEventListener('focusin', takeBack), menuClosesWithinMs);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', takeBack);
    };
  }, [pathname, hash]);

  return null;
}

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
