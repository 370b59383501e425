import { useCallback, useEffect, useRef, useState } from 'react';

/** The current page is the one that crosses a line at a third of the window's height. */
const readingLine = { rootMargin: '-33% 0px -66% 0px' };
const settleMs = 300;

/**
 * Opens a page, also after a change of the view, tracks the current page while the user scrolls, and jumps to pages.
 * `sheets` is the ref for every page, which has its number in `data-page`; `stack` is the ref for the locked pages.
 */
export function useCurrentPage(openPage: number, readableCount: number, view: string) {
  const [current, setCurrent] = useState(Math.min(openPage, Math.max(1, readableCount)));
  const elements = useRef(new Map<number, HTMLElement>());
  const stack = useRef<HTMLDivElement>(null);
  const observer = useRef<IntersectionObserver>(undefined);
  const settledAt = useRef(0);
  const opened = useRef(1);
  const shownView = useRef(view);

  const sheets = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    observer.current ??= new IntersectionObserver((entries) => {
      // A jump sets the current page itself, because the last page may be too short to reach the line.
      if (performance.now() < settledAt.current) return;
      const reached = entries.find((entry) => entry.isIntersecting)?.target;
      if (reached instanceof HTMLElement) setCurrent(Number(reached.dataset.page));
      else if (isAboveAll(elements.current.get(1))) setCurrent(1);
    }, readingLine);
    const watching = observer.current;
    const number = Number(element.dataset.page);
    elements.current.set(number, element);
    watching.observe(element);
    return () => {
      elements.current.delete(number);
      watching.unobserve(element);
    };
  }, []);

  const goTo = useCallback((number: number) => {
    opened.current = number;
    settledAt.current = performance.now() + settleMs;
    const element = elements.current.get(number);
    if (element) setCurrent(number);
    (element ?? stack.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);

  useEffect(() => {
    // Pages have other heights in another view, so the page is scrolled to again.
    const isNewView = shownView.current !== view && openPage > 1;
    shownView.current = view;
    if (opened.current !== openPage || isNewView) goTo(openPage);
  }, [openPage, view, goTo]);

  return { current, goTo, sheets, stack };
}

/** Returns true if even the first page is below the line. */
function isAboveAll(firstPage: HTMLElement | undefined): boolean {
  return firstPage !== undefined && firstPage.getBoundingClientRect().top > window.innerHeight / 3;
}
