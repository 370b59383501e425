/** A document with fewer legible words counts only once a person has accepted it. */
export const minLegibleWords = 40;

const maxPerPage = 20_000;
const maxPerDocument = 1_000_000;

// Dictionaries of Chinese, Japanese and Thai are used whatever the language is that is named here.
const words = new Intl.Segmenter('en', { granularity: 'word' });

// Letters that stand alone are parts of formulas; in scripts without an alphabet like ours they are words.
const isWord =
  /\p{L}\p{M}*\p{L}|(?![\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/**
 * Counts the words with letters in what is seen of a document's pages, up to `minLegibleWords`. It looks at 20,000
 * characters of a page and a million of a document, so that the work has an end.
 */
export function countLegibleWords(pages: readonly { text: string }[]): number {
  let count = 0;
  let left = maxPerDocument;
  for (const page of pages) {
    const text = page.text.slice(0, Math.min(maxPerPage, left));
    left -= text.length;
    for (const { segment, isWordLike } of words.segment(text)) {
      if (isWordLike && isWord.test(segment)) count++;
      if (count >= minLegibleWords) return count;
    }
    if (left <= 0) break;
  }
  return count;
}
