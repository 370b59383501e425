import type { StemCounts } from '@aw/db/search';

/** How soon more of a word says no more, and how much a long text is held against it; the usual values. */
const k1 = 1.2;
const usualB = 0.75;

/** How much each stem says among texts: the rarer, the more (the inverse document frequency of Okapi BM25). */
export function weightsOf(stems: readonly string[], texts: readonly StemCounts[]): Map<string, number> {
  return new Map(stems.map((stem) => [stem, weightOf(countOf(stem, texts), texts.length)]));
}

/** A few texts that were found say little of the frequency of a stem: they count as some of so many. */
const fewestTexts = 20;

/**
 * The same, judged by texts that were found by the stems: what none of them has says as much as the others do on the
 * average, since nothing is known of those that were not found.
 */
export function weightsOfFound(stems: readonly string[], found: readonly StemCounts[]): Map<string, number> {
  const size = Math.max(found.length, fewestTexts);
  const counted = stems.map((stem) => [stem, countOf(stem, found)] as const);
  const known = counted.filter(([, having]) => having > 0).map(([, having]) => weightOf(having, size));
  const average = known.reduce((sum, weight) => sum + weight, 0) / Math.max(1, known.length);
  return new Map(counted.map(([stem, having]) => [stem, having > 0 ? weightOf(having, size) : average]));
}

const countOf = (stem: string, texts: readonly StemCounts[]) =>
  texts.filter(({ counts }) => counts[stem]).length;
const weightOf = (having: number, all: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/**
 * How well each text fits the stems, by Okapi BM25: the sum over the stems of
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

/** What stands around a passage says a third as much as its own words. */
const shareOfAround = 1 / 3;

/** Which share of what the stems say a text has, from 0 to 1; what only the text around it has counts a third. */
export function coverage(
  weights: ReadonlyMap<string, number>,
  { counts }: StemCounts,
  around?: StemCounts,
): number {
  let all = 0;
  let had = 0;
  for (const [stem, weight] of weights) {
    all += weight;
    if (counts[stem]) had += weight;
    else if (around?.counts[stem]) had += shareOfAround * weight;
  }
  return all === 0 ? 0 : had / all;
}

/** The counts of two texts together. */
export function together(one: StemCounts, other: StemCounts): StemCounts {
  const counts = { ...one.counts };
  for (const [stem, count] of Object.entries(other.counts)) counts[stem] = (counts[stem] ?? 0) + count;
  return { counts, length: one.length + other.length };
}
