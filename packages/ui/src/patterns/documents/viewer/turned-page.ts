import type { KeyboardEvent } from 'react';

/**
 * Returns the page that a key turns to: arrows by one, against the direction in right-to-left pages, Home and End.
 * Undefined for other keys, and beyond the first and last page.
 */
export function turnedPage(event: KeyboardEvent, current: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = isRtl ? -1 : 1;
  const target = { ArrowRight: current + step, ArrowLeft: current - step, Home: 1, End: count }[event.key];
  return target !== undefined && target >= 1 && target <= count ? target : undefined;
}
