import { sameWord } from './bm25';
import type { Candidate } from './candidates';
import type { Question } from './question-terms';

/**
 * Shares of the weight of a word that a passage lacks, but its heading has, the question that it
 * answers, its title, or another part of its page.
 */
export type Shares = { heading: number; about: number; title: number; page: number };

/** A word that is no noun says less about the subject of a question. */
const otherWordFactor = 0.8;
/** The quantity of a number, as in "which wavelength", is often named by its unit alone. */
const quantityFactor = 0.4;

/** Weight of each term, up to 1: the rarer in the library, and in English, the higher. Words other than nouns weigh less. */
export function termWeights(
  { terms }: Question,
  given: ReadonlyMap<string, number> | null,
  candidates: readonly Candidate[],
): number[] {
  return terms.map(({ stem, isNoun, isQuantity, specificity }, at) => {
    const count = candidates.filter(({ own }) => (own[at] ?? 0) >= sameWord).length;
    const weight = given?.get(stem) ?? idf(count, candidates.length) / idf(0, candidates.length);
    return weight * specificity * (isQuantity ? quantityFactor : isNoun ? 1 : otherWordFactor);
  });
}

const idf = (count: number, size: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

/**
 * Returns the share of the weight of the terms that a candidate covers, from 0 to 1; with `lacking` as the weight of one more
 * word, which no candidate has.
 */
export function coverageOf(
  { own, heading, about, title, page }: Candidate,
  weights: readonly number[],
  shares: Shares,
  lacking = 0,
): number {
  let [covered, all] = [0, lacking];
  for (const [at, weight] of weights.entries()) {
    covered +=
      weight *
      Math.max(
        own[at] ?? 0,
        shares.heading * (heading[at] ?? 0),
        shares.about * (about[at] ?? 0),
        shares.title * (title[at] ?? 0),
        shares.page * (page[at] ?? 0),
      );
    all += weight;
  }
  return all === 0 ? 0 : covered / all;
}
