import { useCallback, useEffect, useRef, useState } from 'react';

/** The page that lies on a line at a third of the window's height is the one being read. */
const readingLine = { rootMargin: '-33% 0px -66% 0px' };
const settleMs = 300;

/**
 * Opens at a page, also when the view changes, follows which one is being read while one scrolls, and goes to a page on demand.
 * `sheets` is the ref of every page, which carries its number in `data-page`; `stack` that of the locked ones.
 */
export function useReadingPage(wanted: number, visiblePages: number, view: string) {
  const [current, setCurrent] = useState(Math.min(wanted, Math.max(1, visiblePages)));
  const elements = useRef(new Map<number, HTMLElement>());
  const stack = useRef<HTMLDivElement>(null);
  const observer = useRef<IntersectionObserver>(undefined);
  const settledAt = useRef(0);
  const opened = useRef(1);
  const shownView = useRef(view);

  const sheets = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    observer.current ??= new IntersectionObserver((entries) => {
      // A jump decides by itself: the last page may be too short to reach the line.
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
    // Another view has other heights, so the place on the screen says nothing: the page is looked up again.
    const isNewView = shownView.current !== view && wanted > 1;
    shownView.current = view;
    if (opened.current !== wanted || isNewView) goTo(wanted);
  }, [wanted, view, goTo]);

  return { current, goTo, sheets, stack };
}

/** True when the window stands so high that even the first page is below the line. */
function isAboveAll(firstPage: HTMLElement | undefined): boolean {
  return firstPage !== undefined && firstPage.getBoundingClientRect().top > window.innerHeight / 3;
}
