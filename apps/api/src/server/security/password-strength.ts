import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Maximum number of characters that are examined, and of spellings such as `p4$$w0rd` that are tried. The slowest of
 * random samples blocked the process for 0.3 s, both estimates together.
 */
const maxLength = 48;
const spellings = 50;

/** Score from 0 to 4. 3 means more than 10^8 guesses, which is infeasible against Argon2id. */
const minScore = 3;

/** Characters that replace a letter, in addition to the letter itself. */
const substitutes: Readonly<Record<string, string>> = {
  a: '4@',
  b: '8',
  e: '3',
  g: '9',
  i: '1!|',
  l: '1|',
  o: '0',
  s: '5$',
  t: '7+',
  z: '2',
};

/**
 * Returns whether a password is hard to guess for an attacker who knows these texts, dictionaries and usual patterns.
 * Known texts must not make it look hard: the estimate counts each change from a word to a year or a sign as a choice
 * of thousands, so the password without known words and years is estimated as well.
 */
export async function isStrong(password: string, known: readonly string[]): Promise<boolean> {
  estimator ??= openEstimator();
  const plain = Array.from(password.normalize('NFKC')).slice(0, maxLength).join('');
  const words = wordsOf(known);
  const rest = plain.replace(anyOf(words), '');
  const opened = await estimator;
  const isHard = (text: string) => opened.check(text, words).score >= minScore;
  return isHard(plain) && (rest === plain || isHard(rest));
}

/** Returns the texts, also without punctuation and spaces, and each of their words, of three to 48 characters. */
function wordsOf(known: readonly string[]): string[] {
  const words = known.flatMap((text) => [
    text,
    text.replace(/[^\p{L}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const plain = words.map((word) => word.normalize('NFKC').toLowerCase());
  return [...new Set(plain)].filter((word) => word.length > 2).map((word) => word.slice(0, maxLength));
}

/**
 * Returns a pattern that finds the words (longer ones first, forwards and backwards, with signs for letters) and
 * years of two centuries.
 */
function anyOf(words: readonly string[]): RegExp {
  const spelled = words
    .flatMap((word) => [word, Array.from(word).reverse().join('')])
    .sort((a, b) => b.length - a.length)
    .map((word) => Array.from(word, signOf).join(''));
  return new RegExp([...spelled, '(?:19|20)\\d\\d'].join('|'), 'giu');
}

function signOf(letter: string): string {
  const signs = Array.from(`${letter}${substitutes[letter] ?? ''}`);
  return `(?:${signs.map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('|')})`;
}

/** The dictionaries take about 60 MB, so they are loaded when the first password is chosen. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new Estimator({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: spellings,
  });
}
