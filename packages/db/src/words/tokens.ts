import { foldText } from './fold-text';
import { joiningMarks, unspacedRanges } from './scripts';

const letter = '\\p{Alphabetic}\\p{Nd}';
const part = `[${letter}][${letter}${joiningMarks}]*`;
/** Everything but letters, digits and the signs that stand within words and compounds. */
const others = new RegExp(`[^${letter}${joiningMarks}\\-.'_]+`, 'gu');
const unspacedRun = new RegExp(`[${unspacedRanges}]+`, 'gu');
const startsUnspaced = new RegExp(`^[${unspacedRanges}]`, 'u');
const compound = new RegExp(`${part}(?:[-.'_]${part})*`, 'gu');

/** One word of a text. */
export type Token = {
  /** The folded word as it is written, with the marks of a compound. */
  word: string;
  /** Parts of a compound, such as "covid" and "19"; the one word itself; or the pairs of a run of unspaced letters. */
  parts: string[];
  /** True for a run of letters of a script without spaces. */
  isUnspaced: boolean;
};

/**
 * Returns the words of a text, folded, as `search_vector` of migration 0085 stores them. A word that is broken at the end
 * of a line is a compound, which is stored in parts and joined. Stored texts also have the pairs of letters on both sides
 * of a space in a script without spaces, because a line may end within a word.
 */
export function tokensOf(text: string): Token[] {
  const unbroken = foldText(text.replace(/\u00ad[ \t]*\n\s*/g, '')).replace(/-[ \t]*\n\s*/g, '-');
  const spaced = unbroken.replace(others, ' ').replace(unspacedRun, ' $& ');
  return (spaced.match(compound) ?? []).map((word) =>
    startsUnspaced.test(word)
      ? { word, parts: pairsOf(word), isUnspaced: true }
      : { word, parts: word.split(/[-.'_]/), isUnspaced: false },
  );
}

/** Returns the words of a text, folded. Hyphens, apostrophes and other signs separate words. */
export function foldedWords(text: string): string[] {
  return tokensOf(text).flatMap(({ word, parts, isUnspaced }) => (isUnspaced ? [word] : parts));
}

/** Returns each two letters that stand side by side; a single letter is returned as it is. */
function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
