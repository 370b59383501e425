import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element when a change removed the focused control from the page. */
export function useFocusRescue(element: RefObject<HTMLElement | null>, change: string | null | undefined) {
  const seen = useRef(change);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    if (seen.current === change) return;
    seen.current = change;
    if (!isFirst && document.activeElement === document.body) element.current?.focus();
  }, [element, change]);
}
