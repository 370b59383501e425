import { useCallback, useRef, useState } from 'react';

/** Line at a third of the window's height. The page that crosses it is the current one. */
const readingLine = { rootMargin: '-33% 0px -66% 0px' };
const settleMs = 300;

/**
 * Tracks the current page while the reader scrolls, and scrolls to a page on demand. `sheets` is the ref of every page
 * element; each has its number in `data-page`.
 */
export function useCurrentPage(numbers: number[]) {
  const [current, setCurrent] = useState(numbers[0] ?? 1);
  const elements = useRef(new Map<number, HTMLElement>());
  const observer = useRef<IntersectionObserver>(undefined);
  const settledAt = useRef(0);

  const sheets = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const number = Number(element.dataset.page);
    observer.current ??= new IntersectionObserver((entries) => {
      const reached = entries.find((entry) => entry.isIntersecting)?.target;
      // Right after a jump this is ignored: the last page may be too short to reach the line.
      if (reached instanceof HTMLElement && performance.now() > settledAt.current) {
        setCurrent(Number(reached.dataset.page));
      }
    }, readingLine);
    const watching = observer.current;
    elements.current.set(number, element);
    watching.observe(element);
    return () => {
      elements.current.delete(number);
      watching.unobserve(element);
    };
  }, []);

  const goTo = useCallback((number: number) => {
    settledAt.current = performance.now() + settleMs;
    setCurrent(number);
    elements.current.get(number)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);

  return { current, goTo, sheets };
}
