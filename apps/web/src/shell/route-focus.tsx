import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const menuClosesWithinMs = 600;
const pageComesWithinMs = 10_000;

/** After a change of page, puts the focus on its h1 or the part that the address names (else on main), so that it is read out and Tab goes on from there. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash) return focusPart(hash);
    focusHeading();
    const stopFollowing = followHeading();

    // A menu that the choice closed gives the focus back to its button a moment later.
    const takeBack = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('header [aria-haspopup="dialog"]')) focusHeading();
    };
    document.addEventListener('focusin', takeBack);
    const timer = setTimeout(() => document.removeEventListener('focusin', takeBack), menuClosesWithinMs);
    return () => {
      stopFollowing();
      clearTimeout(timer);
      document.removeEventListener('focusin', takeBack);
    };
  }, [pathname, hash]);

  return null;
}

/** Goes on from the part that the address names, where it is on the page already. */
function focusPart(hash: string): void {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (part && !part.matches('a, button, input')) part.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}

function focusHeading(): void {
  const target = headingOf() ?? document.querySelector<HTMLElement>('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

function headingOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/**
 * Keeps the focus on the heading while the page is on its way: it may come with code that is still loading, and one that
 * stood over a loading page takes the focus along when it goes. Gives what ends this.
 */
function followHeading(): () => void {
  const observer = new MutationObserver(() => {
    if (headingOf() && document.activeElement?.matches('main, body')) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), pageComesWithinMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
