import { type RefObject, useEffect } from 'react';

const parts = 'table, pre, p:has(math)';
const controls = 'a, button, label, summary';

/**
 * Makes the wide formulas, tables and code blocks of a compiled text reachable by keyboard, so that the arrow keys scroll
 * them. Parts that fit are no stops of the Tab key.
 *
 * @param html Text of the element, which is looked at again when it changes.
 */
export function useScrollableParts(body: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const element = body.current;
    if (!element || element.closest(controls)) return;
    const mark = () => {
      for (const part of [element, ...element.querySelectorAll<HTMLElement>(parts)])
        if (part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
        else part.removeAttribute('tabindex');
    };
    // Also called once at the start, and when a font changes the size of a part.
    const sizes = new ResizeObserver(mark);
    for (const part of [element, ...element.querySelectorAll(`${parts}, math`)]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [body, html]);
}
