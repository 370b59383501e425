import { type RefObject, useEffect, useRef } from 'react';

/** Distance in pixels from the end of a text within which a reader counts as being at its end. */
const slack = 60;

/**
 * Keeps the end of a growing text in view while the reader is there. After the reader has scrolled up, nothing moves until
 * they are back at the end or write something themselves.
 *
 * @param end Element after the text. Its scroll margin is the room that a composer takes below it.
 * @param text Changes whenever the text grows; undefined while it does not.
 * @param own Changes when the reader writes something, whose answer they want to see.
 */
export function useFollowEnd(
  end: RefObject<HTMLElement | null>,
  text: string | undefined,
  own: string | undefined,
): void {
  const isAtEnd = useRef(true);
  const lastOwn = useRef(own);

  useEffect(() => {
    const look = () => {
      if (!end.current) return;
      const margin = Number.parseFloat(getComputedStyle(end.current).scrollMarginBlockEnd) || 0;
      const { top } = end.current.getBoundingClientRect();
      isAtEnd.current = top + margin <= window.innerHeight + slack;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [end]);

  useEffect(() => {
    if (own !== undefined && own !== lastOwn.current) isAtEnd.current = true;
    lastOwn.current = own;
    if (text !== undefined && isAtEnd.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [end, text, own]);
}
