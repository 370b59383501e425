/** Maximum number of words that "…" in a phrase stands for. */
const maxWordsBetween = 3;

/**
 * Returns true if a text contains one of the phrases as whole words. Case, punctuation and apostrophes are ignored, and
 * "…" in a phrase stands for up to three words.
 */
export function hasPhrase(text: string, phrases: readonly string[]): boolean {
  return phrases.length > 0 && patternOf(phrases).test(` ${wordsOf(text)} `);
}

const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(phrases: readonly string[]): RegExp {
  const cached = patterns.get(phrases);
  if (cached) return cached;
  // `wordsOf` leaves only letters, digits and spaces, so nothing needs escaping in the pattern.
  const alternatives = phrases.map((phrase) =>
    phrase.split('…').map(wordsOf).join(`(?: \\S+){0,${maxWordsBetween}} `),
  );
  const pattern = new RegExp(` (?:${alternatives.join('|')}) `);
  patterns.set(phrases, pattern);
  return pattern;
}

/** Returns the words of a text in lower case, separated by single spaces. */
function wordsOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’‘ʼ`´]/g, '')
      // Chinese has no spaces, so each character counts as a word.
      .replace(/\p{Script=Han}/gu, ' $& ')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      // "I’ve" and "ive" count as "i" and a word between.
      .replace(/\bi(m|ve|d|ll)\b/g, 'i $1')
      .trim()
  );
}
