/** How many words "…" stands for in a phrase. */
const mostBetween = 3;

/**
 * Whether a text has one of the phrases: as whole words, whatever their case and whatever stands between them but words;
 * apostrophes do not count, and "…" in a phrase stands for up to three words.
 */
export function needsCare(text: string, phrases: readonly string[]): boolean {
  return patternOf(phrases).test(` ${wordsOf(text)} `);
}

const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(phrases: readonly string[]): RegExp {
  const known = patterns.get(phrases);
  if (known) return known;
  // What is left of a phrase are letters, digits and spaces, so that nothing in it is a sign of a pattern.
  const each = phrases.map((phrase) => phrase.split('…').map(wordsOf).join(`(?: \\S+){0,${mostBetween}} `));
  const pattern = new RegExp(` (?:${each.join('|')}) `);
  patterns.set(phrases, pattern);
  return pattern;
}

/** The words of a text in small letters, with a space between them. */
function wordsOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’‘ʼ`´]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      // "I’ve" and "ive" are "i" and a word between.
      .replace(/\bi(m|ve|d|ll)\b/g, 'i $1')
      .trim()
  );
}
