import { withLatinLetters } from '@aw/contracts/jurisdictions/look-alikes';

const mostPerPage = 200_000;
const mostPerDocument = 1_000_000;

/**
 * The letters and figures of a document as they are compared: compatibility forms, accents, case, blanks, punctuation
 * and invisible characters are folded, so that a blank within a word changes nothing. At most 200,000 characters of a
 * page and a million of a document, so that the work has an end.
 */
export function comparableText(pages: readonly { text: string }[]): string {
  let text = '';
  let left = mostPerDocument;
  for (const page of pages) {
    if (left <= 0) break;
    const part = page.text.slice(0, Math.min(mostPerPage, left));
    left -= part.length;
    text += part
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  }
  return text;
}

/**
 * What of a comparable text keeps its look when letters are swapped for others that look alike: figures, i, l and o are
 * left out, rn counts as m, and letters of other scripts as the Latin ones that they look like.
 */
export function skeletonOf(comparable: string): string {
  return withLatinLetters(comparable)
    .replace(/[ilo\p{N}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Characters of a page that are compared. */
export const comparedPerPage = mostPerPage;
