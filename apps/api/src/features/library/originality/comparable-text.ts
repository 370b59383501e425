const mostPerPage = 10_000;
const mostPerDocument = 1_000_000;
// Scripts that write without blanks count by character.
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a document as they are compared: compatibility forms, case, blanks, punctuation and invisible characters
 * are folded. At most 10,000 characters of a page and a million of a document, so that the work has an end.
 */
export function comparableWords(pages: readonly { text: string }[]): string[] {
  const words: string[] = [];
  let left = mostPerDocument;
  for (const { text } of pages) {
    if (left <= 0) break;
    const part = text.slice(0, Math.min(mostPerPage, left));
    left -= part.length;
    const folded = part
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase();
    for (const [word] of folded.matchAll(wordPattern)) words.push(word);
  }
  return words;
}

/** Characters of a page that are compared. */
export const comparedPerPage = mostPerPage;
