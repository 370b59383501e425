/**
 * Returns the number of pages that everyone sees: two or a third of the document, whichever is less, and at least one.
 */
export function freePages(pageCount: number): number {
  if (pageCount <= 0) return 0;
  return Math.max(1, Math.min(2, Math.floor(pageCount / 3)));
}
