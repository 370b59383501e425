/** Letters of Chinese and Japanese, which never have blanks between them, with their punctuation and full-width forms. */
const wide = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\uff01-\\uff60\\uffe0-\\uffe6';
/** Letters of scripts whose blanks are between phrases, not between words. */
const joined = '\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';

const breakBetweenWide = new RegExp(`([${wide}])[^\\S\\r\\n]*(?:\\r\\n?|\\n)\\s*(?=[${wide}])`, 'gu');
const breakBetweenJoined = new RegExp(
  `([${wide}${joined}])\\u200b?(?:\\r\\n?|\\n)\\u200b?(?=[${wide}${joined}])`,
  'gu',
);
const endsUnspaced = new RegExp(`[${wide}${joined}]$`, 'u');
const startsUnspaced = new RegExp(`^[${wide}${joined}]`, 'u');

/**
 * Returns a text without the line breaks that are within sentences of Chinese, Japanese, Thai, Lao, Khmer and Burmese.
 * Their words have no blanks between them, so that a blank in place of the line break would divide a word. Other line
 * breaks stay. Follows the segment break rules of CSS Text 3, section 4.1.3.
 */
export function withoutUnspacedBreaks(text: string): string {
  return text.replace(breakBetweenWide, '$1').replace(breakBetweenJoined, '$1');
}

/** Returns what is between two parts of one line: a blank, or nothing between letters of scripts without blanks. */
export function blankBetween(before: string, after: string): '' | ' ' {
  return endsUnspaced.test(before) && startsUnspaced.test(after) ? '' : ' ';
}
