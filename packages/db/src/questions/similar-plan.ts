import type { WordStatistics } from '../words/word-statistics';

/** How titles similar to one are found and ranked. */
export type SimilarPlan = {
  /** What candidates must have, each a `tsquery`: rare words alone, then frequent ones together. */
  queries: string[];
  /** How much each word says: a rare one more than a frequent one. */
  words: { query: string; weight: number }[];
};

/** So many candidates of one query are compared at most; of more, the words say too little. */
export const mostOfQuery = 200;
const mostQueries = 24;
/** Words of a title that are looked at, the rarest first. */
const mostWords = 8;
/** A word that is known of no title has no share; this one has. */
const leastShare = 1e-6;

type Choice = { at: number[]; share: number };

/** A word, or one of some words, as a `tsquery`, and in which share of the rows it is. */
export type KnownWord = { query: string; isRare: boolean; share: number };

/**
 * Decides by the frequency of its words with which titles one is compared: with those that have one of its rare words,
 * and with those that have two or three of its frequent ones. Each choice has as many rows as are compared, as far as words
 * come independently of each other; of those that do not, as in a phrase, so many are compared and no more.
 */
export function planSimilar(words: readonly string[], titles: WordStatistics): SimilarPlan {
  return planOf(
    words.map((word) => ({
      query: `'${word}'`,
      isRare: !titles.shares.has(word),
      share: shareOfWord(word, titles),
    })),
    titles.rows,
  );
}

/** The same for words of which the frequency is known. */
export function planOf(words: readonly KnownWord[], rows: number): SimilarPlan {
  const known = words.toSorted((one, other) => one.share - other.share).slice(0, mostWords);
  const shareOfAll = (at: number[]) => at.reduce((share, one) => share * (known[one]?.share ?? 1), 1);
  const chosen: Choice[] = [];
  for (const size of [1, 2, 3]) {
    const choices = combinations(known.length, size).map((at) => ({ at, share: shareOfAll(at) }));
    for (const choice of choices.sort((one, other) => one.share - other.share)) {
      const isCovered = chosen.some(({ at }) => at.every((one) => choice.at.includes(one)));
      const isFew = choice.share * rows <= mostOfQuery || (size === 1 && known[choice.at[0] ?? 0]?.isRare);
      if (isFew && !isCovered) chosen.push(choice);
    }
  }
  if (chosen.length === 0) chosen.push({ at: known.map((_, at) => at), share: 1 });
  return {
    queries: chosen.slice(0, mostQueries).map(({ at }) => at.map((one) => known[one]?.query).join(' & ')),
    // Squared, as in a product of two vectors: words of a phrase would outweigh the one that says what it is about.
    words: known.map(({ query, share }) => ({ query, weight: (1 - Math.log(share)) ** 2 })),
  };
}

/** The share of the rows that have a word; one that no statistics name has a small one. */
export function shareOfWord(word: string, { shares, rareShare }: WordStatistics): number {
  return Math.max(leastShare, shares.get(word) ?? rareShare);
}

/** Every choice of `size` among the numbers below `count`, in rising order. */
function combinations(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, at) => from + at).flatMap((first) =>
    combinations(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}
