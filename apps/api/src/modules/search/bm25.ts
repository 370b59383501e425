import type { StemCounts } from '@aw/db/search';

/** The usual values: saturation of repeated stems, and penalty of long texts. */
const k1 = 1.2;
const usualB = 0.75;

/** Weight of each stem among texts: the rarer, the higher (the inverse document frequency of Okapi BM25). */
export function weightsOf(stems: readonly string[], texts: readonly StemCounts[]): Map<string, number> {
  return new Map(stems.map((stem) => [stem, weightOf(countOf(stem, texts), texts.length)]));
}

/** Minimum size of the collection: a few search results say little about the frequency of a stem. */
const minTexts = 20;

/** Like `weightsOf`, for texts that a search for the stems has found. A stem that none of them contains weighs the most. */
export function weightsOfFound(
  stems: readonly string[],
  results: readonly StemCounts[],
): Map<string, number> {
  const size = Math.max(results.length, minTexts);
  return new Map(stems.map((stem) => [stem, weightOf(countOf(stem, results), size)]));
}

/** Closeness from which another word counts as the word itself. */
export const sameWord = 0.85;

const countOf = (stem: string, texts: readonly StemCounts[]) =>
  texts.filter(({ counts }) => (counts[stem] ?? 0) >= sameWord).length;
const weightOf = (count: number, size: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

/**
 * Scores texts by Okapi BM25: the sum over the stems of
 * weight · count · (k1 + 1) / (count + k1 · (1 − b + b · length / average length)).
 */
export function bm25(
  weights: ReadonlyMap<string, number>,
  texts: readonly StemCounts[],
  b = usualB,
): number[] {
  const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length || 1;
  return texts.map(({ counts, length }) => {
    const dampening = k1 * (1 - b + (b * length) / average);
    return [...weights].reduce((sum, [stem, weight]) => {
      const count = counts[stem] ?? 0;
      return sum + (weight * count * (k1 + 1)) / (count + dampening);
    }, 0);
  });
}

/** Share of the weight of all stems that a text contains, from 0 to 1. */
export function coverage(weights: ReadonlyMap<string, number>, { counts }: StemCounts): number {
  let all = 0;
  let covered = 0;
  for (const [stem, weight] of weights) {
    all += weight;
    covered += weight * Math.min(1, counts[stem] ?? 0);
  }
  return all === 0 ? 0 : covered / all;
}

/**
 * Stop words of questions, in addition to those of PostgreSQL: question words, light verbs, and tasks such as "explain".
 * They say nothing about the subject of a question.
 */
const stopWords = new Set(
  `answer calculate calculated called compare compute computed define defined definition describe description determine
  difference different discuss exactly example explain find finds found happen happens kind know mean meaning means
  name question say says show tell understand use used uses using way work works
  actually also anyone anything best better bit does done especially even every exact formula good help instead just
  kinds like likely look looks main often one part people person please possible question questions really reason
  right someone something sometimes step steps still thing things through type types usually want way well what's whats when
  whether who whole whose without
  come comes could get gets give gives go goes made make makes many may might much must need needs put should take
  taken takes thing would`.split(/\s+/),
);

/** Returns a question without its stop words. */
export function withoutStopWords(question: string): string {
  return question.replace(/\p{L}+/gu, (word) => (stopWords.has(word.toLowerCase()) ? ' ' : word));
}
