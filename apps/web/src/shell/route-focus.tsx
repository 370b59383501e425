import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const maxMenuCloseMs = 600;
const maxPageLoadMs = 10_000;
const actions = ['keydown', 'pointerdown'] as const;

/**
 * After a navigation, focuses the h1 or the anchor in the address (else main), so that screen readers announce it and Tab
 * continues from there. A field that the person has begun to use while the page was loading keeps the focus.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isInField()) return;
    if (hash) return focusPart(hash);
    focusHeading();
    const stopFollowing = followHeading();

    // A menu that closes returns the focus to its button a moment later.
    const refocusHeading = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('header [aria-haspopup="dialog"]')) focusHeading();
    };
    document.addEventListener('focusin', refocusHeading);
    const timer = setTimeout(() => document.removeEventListener('focusin', refocusHeading), maxMenuCloseMs);
    return () => {
      stopFollowing();
      clearTimeout(timer);
      document.removeEventListener('focusin', refocusHeading);
    };
  }, [pathname, hash]);

  return null;
}

/** Returns true if the focus is in a text field. Those of the previous page are gone, so it is one around the page. */
function isInField(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

/** Focuses the anchor in the address if it is already on the page. */
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
 * Focuses the heading again while the page is loading, because the heading of a loading page takes the focus with it when
 * the real one replaces it. It ends when the person does something: while the focus moves from one control to the next,
 * the body has it for a moment. Returns a function that ends this earlier.
 */
function followHeading(): () => void {
  const observer = new MutationObserver(() => {
    if (headingOf() && document.activeElement?.matches('main, body')) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), maxPageLoadMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const action of actions) document.removeEventListener(action, stop, true);
  };
  for (const action of actions) document.addEventListener(action, stop, true);
  return stop;
}
