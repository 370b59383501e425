import { withLatinLetters } from '@aw/contracts/jurisdictions/look-alikes';

/** Maximum number of characters of a page that are compared. */
export const maxCharactersPerPage = 200_000;
const maxCharactersPerDocument = 1_000_000;

/**
 * Returns the letters and digits of a document for comparisons. Compatibility forms, accents and case are folded; spaces,
 * punctuation and invisible characters are removed, so that a space within a word changes nothing. The limits of 200,000
 * characters per page and a million per document bound the work.
 */
export function comparableText(pages: readonly { text: string }[]): string {
  let text = '';
  let left = maxCharactersPerDocument;
  for (const page of pages) {
    if (left <= 0) break;
    const part = page.text.slice(0, Math.min(maxCharactersPerPage, left));
    left -= part.length;
    text += part
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  }
  return text;
}

/**
 * Returns the part of a comparable text that stays the same when letters are swapped for look-alikes. Digits, i, l and o
 * are removed, rn becomes m, vv becomes w, and letters of other scripts become the Latin letters that they resemble.
 */
export function skeletonOf(comparable: string): string {
  return withLatinLetters(comparable)
    .replace(/[ilo\p{N}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
