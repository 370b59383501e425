/** A question that names more pages gets the first of them. */
const maxNamed = 12;
const maxOfRange = 6;

/** The digits 0 of writing systems that people type: Latin, Arabic, Persian, Devanagari, Bengali, full width. */
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
