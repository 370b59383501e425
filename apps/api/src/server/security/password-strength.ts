import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Characters that are looked at, and spellings such as `p4$$w0rd` that are tried: the slowest of random samples held the process for 0.3 s, both looks together. */
const longest = 48;
const spellings = 50;

/** Of 0 to 4: more than 10^8 guesses, which nobody gets through against Argon2id. */
const leastScore = 3;

/** Signs that stand for a letter, beside the letter itself. */
const standIns: Readonly<Record<string, string>> = {
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
 * Whether who knows these texts, dictionaries and usual patterns would still have to guess long. What is known must not
 * be what makes it hard: the estimate takes each change from a word to a year or a sign for a choice of thousands, so
 * the password without known words and years is estimated as well.
 */
export async function isStrong(password: string, known: readonly string[]): Promise<boolean> {
  estimator ??= openEstimator();
  const plain = Array.from(password.normalize('NFKC')).slice(0, longest).join('');
  const words = wordsOf(known);
  const rest = plain.replace(anyOf(words), '');
  const opened = await estimator;
  const isHard = (text: string) => opened.check(text, words).score >= leastScore;
  return isHard(plain) && (rest === plain || isHard(rest));
}

/** The texts, without their signs and blanks too, and each of their words; of three to 48 characters. */
function wordsOf(known: readonly string[]): string[] {
  const words = known.flatMap((text) => [
    text,
    text.replace(/[^\p{L}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const plain = words.map((word) => word.normalize('NFKC').toLowerCase());
  return [...new Set(plain)].filter((word) => word.length > 2).map((word) => word.slice(0, longest));
}

/** Finds the words, the longer ones first, forwards and backwards and with signs for letters, and years of two centuries. */
function anyOf(words: readonly string[]): RegExp {
  const spelled = words
    .flatMap((word) => [word, Array.from(word).reverse().join('')])
    .sort((a, b) => b.length - a.length)
    .map((word) => Array.from(word, signOf).join(''));
  return new RegExp([...spelled, '(?:19|20)\\d\\d'].join('|'), 'giu');
}

function signOf(letter: string): string {
  const signs = Array.from(`${letter}${standIns[letter] ?? ''}`);
  return `(?:${signs.map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('|')})`;
}

/** The dictionaries take some 60 MB, so they are loaded once the first password is chosen. */
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
