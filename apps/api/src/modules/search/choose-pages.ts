/** A page, and how many bytes of its text are given. */
export type PagePart = { number: number; bytes: number };

type Choice = {
  /** Readable pages in their order, with the bytes of their text. */
  pages: readonly PagePart[];
  /** Pages that the question names. */
  named: readonly number[];
  /** Pages that have words of the question, the best first. */
  best: readonly number[];
  maxBytes: number;
};

/** An answer names a passage by two digits. */
const maxPages = 99;
/** Minimum bytes of a page that is cut: a shorter piece is not worth its place. */
const minBytes = 300;
/** Share of the budget for what the question asks for; the rest is spread over the document. */
const askedShare = 0.5;
/** Share of what is left that one page of the spread may take. */
const maxSpreadShare = 0.25;

/**
 * Returns the pages that a model is given, in their order: all of them where they fit; otherwise the pages that the question
 * names, those that have its words, and pages spread evenly over the document, cut where the budget ends.
 */
export function choosePages({ pages, named, best, maxBytes }: Choice): PagePart[] {
  if (fitsWhole(pages, maxBytes)) return [...pages];
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const chosen = new Map<number, PagePart>();
  let left = maxBytes;
  const take = (number: number, limit: number) => {
    const page = byNumber.get(number);
    const bytes = Math.min(page?.bytes ?? 0, limit, left);
    if (!page || chosen.has(number) || chosen.size === maxPages || bytes < Math.min(page.bytes, minBytes))
      return;
    chosen.set(number, { number, bytes });
    left -= bytes;
  };
  for (const number of [...named, ...best]) take(number, left - maxBytes * (1 - askedShare));
  const spreadBytes = left * maxSpreadShare;
  for (const at of spreadOrder(pages.length)) take(pages[at]?.number ?? 0, spreadBytes);
  return [...chosen.values()].toSorted((one, other) => one.number - other.number);
}

/** Whether all pages can be given. */
export function fitsWhole(pages: readonly PagePart[], maxBytes: number): boolean {
  return pages.length <= maxPages && pages.reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytes;
}

/** Returns the places 0 to count − 1: first and last, then the middle of each gap, so that any beginning is spread evenly. */
export function spreadOrder(count: number): number[] {
  if (count <= 0) return [];
  const order = count === 1 ? [0] : [0, count - 1];
  const gaps: [number, number][] = [[0, count - 1]];
  for (const [from, to] of gaps) {
    const middle = Math.floor((from + to) / 2);
    if (middle === from) continue;
    order.push(middle);
    gaps.push([from, middle], [middle, to]);
  }
  return order;
}
