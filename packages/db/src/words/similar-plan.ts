import type { WordStatistics } from './word-statistics';

/** Plan for finding and ranking titles that are similar to one. */
export type SimilarPlan = {
  /** Queries for candidates, each a `tsquery`: single rare words first, then combinations of frequent ones. */
  queries: string[];
  /** Share of the rows that have each query, if words are independent of each other. */
  shares: number[];
  /** Weight of each word: rare words weigh more than frequent ones. */
  words: { query: string; weight: number }[];
};

/** Maximum number of candidates of one query; words with more candidates are too common to compare. */
export const maxCandidatesPerQuery = 200;
const maxQueries = 24;
/** Maximum number of words of a title, the rarest first. */
const maxWords = 8;
/** Share that is assumed for a word that is in no title. */
const minShare = 1e-6;

type Choice = { at: number[]; share: number };

/** A word, or alternatives of one, as a `tsquery`, with the share of the rows that contain it, 0 to 1. */
export type KnownWord = { query: string; isRare: boolean; share: number };

/**
 * Chooses by the frequency of its words which titles to compare: those with one of the rare words, and those with two or
 * three of the frequent ones. If words are independent of each other, each choice has at most as many rows as are compared;
 * for words that depend on each other, as in a phrase, the number compared is still limited.
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

/** Like planSimilar, for words with known frequencies. */
export function planOf(words: readonly KnownWord[], rows: number): SimilarPlan {
  const rarest = words.toSorted((one, other) => one.share - other.share).slice(0, maxWords);
  const shareOfAll = (at: number[]) => at.reduce((share, one) => share * (rarest[one]?.share ?? 1), 1);
  const chosen: Choice[] = [];
  for (const size of [1, 2, 3]) {
    const choices = combinations(rarest.length, size).map((at) => ({ at, share: shareOfAll(at) }));
    for (const choice of choices.sort((one, other) => one.share - other.share)) {
      const isCovered = chosen.some(({ at }) => at.every((one) => choice.at.includes(one)));
      const isFew =
        choice.share * rows <= maxCandidatesPerQuery || (size === 1 && rarest[choice.at[0] ?? 0]?.isRare);
      if (isFew && !isCovered) chosen.push(choice);
    }
  }
  if (chosen.length === 0) chosen.push({ at: rarest.map((_, at) => at), share: 1 });
  const choices = chosen.slice(0, maxQueries);
  return {
    queries: choices.map(({ at }) => at.map((one) => rarest[one]?.query).join(' & ')),
    shares: choices.map(({ at }) => shareOfAll(at)),
    // Squared, as in a product of two vectors. Otherwise the words of a common phrase would outweigh the topic.
    words: rarest.map(({ query, share }) => ({ query, weight: (1 - Math.log(share)) ** 2 })),
  };
}

/** Returns the share of the rows that contain a word; a small one if the statistics do not list the word. */
export function shareOfWord(word: string, { shares, rareShare }: WordStatistics): number {
  return Math.max(minShare, shares.get(word) ?? rareShare);
}

/** Returns every combination of `size` numbers below `count`, in rising order. */
function combinations(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, at) => from + at).flatMap((first) =>
    combinations(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}
