/** A document with fewer legible words counts only after staff have accepted it. */
export const minLegibleWords = 40;

const maxCharactersPerPage = 20_000;
const maxCharactersPerDocument = 1_000_000;

// The segmenter uses its dictionaries of Chinese, Japanese and Thai with any locale.
const words = new Intl.Segmenter('en', { granularity: 'word' });

// Single letters are parts of formulas in Latin, Greek and Cyrillic, but can be words in other scripts.
const isWord =
  /\p{L}\p{M}*\p{L}|(?![\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/**
 * Counts the words with letters in the visible text of a document, up to `minLegibleWords`. Reads at most 20,000
 * characters of a page and a million of a document, which bounds the work.
 */
export function countLegibleWords(pages: readonly { text: string }[]): number {
  let count = 0;
  let left = maxCharactersPerDocument;
  for (const page of pages) {
    const text = page.text.slice(0, Math.min(maxCharactersPerPage, left));
    left -= text.length;
    for (const { segment, isWordLike } of words.segment(text)) {
      if (isWordLike && isWord.test(segment)) count++;
      if (count >= minLegibleWords) return count;
    }
    if (left <= 0) break;
  }
  return count;
}
