/** Returns a text in lower case without accents and signs; its words are divided by single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Scripts that put no spaces between words. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Returns whether a folded text has these words in a row. */
export function hasWord(text: string, words: string): boolean {
  if (words === '') return false;
  if (withoutSpaces.test(words)) return text.includes(words);
  // Arabic and Hebrew join "and", "the" and "with" to the next word.
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words))
    return new RegExp(`(?:^| )\\p{L}{0,3}${words}(?: |$)`, 'u').test(text);
  return ` ${text} `.includes(` ${words} `);
}

/** Returns the words of a folded text. */
export function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
