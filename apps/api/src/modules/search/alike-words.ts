import { foldText, unspacedRanges } from '@aw/db/search';

/** Longer questions and words are compared by their beginning, so that the work stays bounded. */
const maxWords = 64;
const maxWordsRead = 512;
const maxWordLength = 40;
const minWordLength = 3;
/** Words of the same beginning are taken for forms of one word, whatever the language. */
const beginningLength = 5;
/** Maximum number of letters by which the longer form of a short word, such as its plural, is longer. */
const maxEndingLength = 2;

const unspaced = new RegExp(`[${unspacedRanges}]`, 'u');

/** Evens out European spellings of Greek and Latin sounds: photosynthesis, Photosynthese, fotosíntesis. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/ø|œ/g, 'o'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/ch|qu|c(?![eiy])/g, 'k'],
  [/c|z/g, 's'],
  [/y|j/g, 'i'],
  [/(.)\1+/gu, '$1'],
];

/**
 * Returns a word without accents, case and differences of spelling between languages. The voice marks of Japanese and the
 * parts of Korean letters are no accents.
 */
export function foldWord(word: string): string {
  const start = word.slice(0, maxWordLength);
  if (unspaced.test(start)) return foldText(start);
  const plain = start.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return spellings.reduce((folded, [from, to]) => folded.replace(from, to), plain);
}

/** Returns the distinct folded words of a question; for scripts without spaces, each pair of characters. */
export function foldedWords(question: string): string[] {
  const words = (question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWordsRead);
  const folded = words.flatMap((word) => {
    if (unspaced.test(word)) return pairsOf(foldWord(word));
    return word.length >= minWordLength ? foldWord(word) : [];
  });
  return [...new Set(folded)].slice(0, maxWords);
}

function pairsOf(word: string): string[] {
  const characters = Array.from(word);
  return characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

/**
 * Groups words, such as all words of a document, by their first letters, and returns a function that finds the forms of a
 * folded word among them. It compares a word only with those that begin the same.
 */
export function formsAmong(words: readonly string[]): (folded: string) => string[] {
  const all = words.map((word) => ({ word, folded: foldWord(word) }));
  const byBeginning = Map.groupBy(all, ({ folded }) => folded.slice(0, minWordLength));
  return (one) => {
    const candidates = unspaced.test(one) ? all : (byBeginning.get(one.slice(0, minWordLength)) ?? []);
    return candidates.filter(({ folded }) => areAlike(one, folded)).map(({ word }) => word);
  };
}

/** Whether two folded words are forms of one word. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  // Two characters of these scripts are at most four code units long.
  if (one.length <= 4 && unspaced.test(one)) return other.includes(one);
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < minWordLength) return false;
  if (short.length >= beginningLength) return long.startsWith(short.slice(0, beginningLength));
  return long.length - short.length <= maxEndingLength && long.startsWith(short);
}
