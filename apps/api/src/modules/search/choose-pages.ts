/** A page, and the number of bytes of its text that go into a prompt. */
export type PagePart = { number: number; bytes: number };

type Choice = {
  /** Readable pages in their order, with the bytes of their text. */
  pages: readonly PagePart[];
  /** Pages that the question names. */
  named: readonly number[];
  /** Pages that have words of the question, the best first. */
  best: readonly number[];
  maxBytes: number;
  maxPages: number;
};

/** Minimum bytes of a page that is cut: a shorter piece is of little use. */
const minBytes = 300;
/** Share of the budget for what the question asks for; the rest is spread over the document. */
const askedShare = 0.5;
/** Share of the rest that one page of the spread may take. */
const maxSpreadShare = 0.25;

/**
 * Returns the pages that a model receives, in their order: all of them where they fit; otherwise the pages that the question
 * names, those that have its words, and pages spread evenly over the document, cut where the budget ends.
 */
export function choosePages({ pages, named, best, maxBytes, maxPages }: Choice): PagePart[] {
  if (fitsWhole(pages, { maxBytes, maxPages })) return [...pages];
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

/** Whether all pages fit into a prompt. */
export function fitsWhole(
  pages: readonly PagePart[],
  { maxBytes, maxPages }: Pick<Choice, 'maxBytes' | 'maxPages'>,
): boolean {
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

/** Maximum number of pages that a question can name; further ones are ignored. */
const maxNamed = 12;
const maxOfRange = 6;

/** The digit 0 of the writing systems that people type: Latin, Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/**
 * Returns the pages that a question names, in its order: every whole number that is a page of the document, so that the
 * word for a page may be of any language. A number that means something else costs one page of the prompt.
 */
export function namedPages(question: string, pageCount: number): number[] {
  const pages: number[] = [];
  for (const [, from = '', to] of question.matchAll(/(\p{Nd}+)(?:\s*[-–—]\s*(\p{Nd}+))?/gu)) {
    const [first, last] = [numberOf(from), numberOf(to ?? from)];
    const length = last - first + 1;
    const isRange = length > 1 && length <= maxOfRange;
    pages.push(...(isRange ? Array.from({ length }, (_, at) => first + at) : [first, last]));
  }
  return [...new Set(pages)].filter((page) => page >= 1 && page <= pageCount).slice(0, maxNamed);
}

function numberOf(digits: string): number {
  const values = Array.from(digits, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code);
  });
  return Number(values.join(''));
}
