/** Pages that everyone sees: the first two, or a third of the document, whichever is less; at least one. */
export function freePages(pageCount: number): number {
  if (pageCount <= 0) return 0;
  return Math.max(1, Math.min(2, Math.floor(pageCount / 3)));
}
