import { isFillerWord } from './filler-words';
import { shareOfWord } from './similar-plan';
import type { WordStatistics } from './word-statistics';

/** A word of a text's `tsvector`: whether the title has it, and how often the text has it. */
export type CountedWord = { word: string; isInTitle: boolean; count: number };

/** A word that says what a text is about, with the share of all texts that have it, 0 to 1. */
export type TellingWord = { word: string; share: number; weight: number };

/** A word that a larger share of all texts has says nothing about one of them, except if at most `fewTexts` have it. */
const frequentShare = 1 / 5;
const fewTexts = 10;
const titleWeight = 1.5;
/** Number of equal first letters from which two words or stems count as the same. */
const minSameLetters = 4;

/**
 * Returns the words that tell a text from others, the most telling first: frequent in the text, rare elsewhere
 * (tf-idf, as "More like this" of Apache Lucene chooses them). Words of the title count more. A word that no frequency
 * is known of counts only in a title, because it is likely to be in no other text.
 */
export function tellingWords(
  words: readonly CountedWord[],
  statistics: WordStatistics,
  most: number,
): TellingWord[] {
  const isKnown = statistics.shares.size > 0;
  const scored = words
    .filter(({ word, isInTitle, count }) => {
      const isFound = isInTitle || (isKnown ? statistics.shares.has(word) : count > 1);
      const share = shareOfWord(word, statistics);
      const isFrequent = share >= frequentShare && share * statistics.rows > fewTexts;
      return isFound && !isFrequent && !isFillerWord(lettersOf(word));
    })
    .map(({ word, isInTitle, count }) => {
      const share = shareOfWord(word, statistics);
      const weight = -Math.log(share);
      const frequency = 1 + Math.log(count) + (isInTitle ? titleWeight : 0);
      return { word, share, weight, score: frequency * weight };
    })
    // Among equals the stem, which more texts have.
    .sort((one, other) => other.score - one.score || Number(isStem(other.word)) - Number(isStem(one.word)));
  const chosen: TellingWord[] = [];
  for (const { word, share, weight } of scored) {
    if (chosen.length === most) break;
    if (!chosen.some((other) => isSame(lettersOf(word), lettersOf(other.word))))
      chosen.push({ word, share, weight });
  }
  return chosen;
}

function isStem(word: string): boolean {
  return word.includes(':');
}

/** Returns a word, or a stem without its language. */
function lettersOf(word: string): string {
  return word.slice(word.indexOf(':') + 1);
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  return length >= minSameLetters && one.slice(0, length) === other.slice(0, length);
}
