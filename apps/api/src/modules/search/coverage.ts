import { sameWord } from './bm25';
import type { Candidate } from './candidates';
import type { Question } from './question-terms';
import { highest } from './word-closeness';

/**
 * Shares of the weight of a word that a passage lacks, but its heading has, the question that it
 * answers, its title, or another part of its page.
 */
export type Shares = { heading: number; about: number; title: number; page: number };

const coverageShares: Shares = { heading: 0.75, about: 0.9, title: 0.6, page: 1 / 3 };
/** Minimum share of the weight of a question's words that a passage covers, by the kind of question. */
const minCoverage = { definition: 0.6, number: 0.62, other: 0.57, steps: 0.5, reason: 0.5 };
const minDateCoverage = 0.75;
/** Minimum share that the passage covers with its heading: a title is not enough. */
const withoutTitle: Shares = { ...coverageShares, title: 0, page: 0 };
const minOwn = 0.15;
/**
 * Minimum weight of the words that a passage has, compared with that of a word that no text has: that of a rare word, or of
 * several frequent ones.
 */
const minWeight = 0.09;
/** A passage needs a word this close to one of the question. */
const minClosest = 0.85;
/** Longer questions need two words that are matched, each at least as close as this. */
const longQuestion = 4;
const minMatched = 0.6;
/** A definition names each noun with at least half of the weight of the most telling one, nearly as it was typed. */
const tellingShare = 0.5;
const minNamed = 0.8;

/** A word that is no noun says less about the subject of a question. */
const otherWordFactor = 0.8;
/** The quantity of a number, as in "which wavelength", is often named by its unit alone. */
const quantityFactor = 0.4;

/** Questions that only a passage with a number can answer. */
export const asksForDate = /^\s*(when (was|were|did)|in (which|what) year)\b/i;

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

/** Returns the share of the weight of the terms that a candidate covers, from 0 to 1. */
export function coverageOf(
  { own, heading, about, title, page }: Candidate,
  weights: readonly number[],
  shares: Shares,
): number {
  let [covered, all] = [0, 0];
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

/**
 * Whether a passage is about a question: it covers most of the words, one of them without the help of a synonym; and it, its
 * heading, title or page names the main noun, which is the one to be defined, or else the most telling one.
 */
export function isAbout(question: Question, candidate: Candidate, weights: readonly number[]): boolean {
  const { text, kind, terms, head } = question;
  const { own, heading, about, title, page } = candidate;
  if (coverageOf(candidate, weights, coverageShares) < minCoverage[kind]) return false;
  if (
    asksForDate.test(text) &&
    coverageOf(candidate, weights, { ...coverageShares, page: 0 }) < minDateCoverage
  )
    return false;
  if (coverageOf(candidate, weights, withoutTitle) < minOwn) return false;
  const named = highest([own, heading, about, title]);
  if (Math.max(...named) < minClosest) return false;
  if (weights.reduce((sum, weight, at) => sum + weight * (named[at] ?? 0), 0) < minWeight) return false;
  if (terms.length >= longQuestion && named.filter((close) => close >= minMatched).length < 2) return false;
  const weightOf = (at: number) => weights[at] ?? 0;
  const nouns = terms.flatMap(({ isNoun, isQuantity }, at) => (isNoun && !isQuantity ? at : []));
  const [main, ...others] = nouns.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (main === undefined) return true;
  const nameOf = (at: number) => Math.max(named[at] ?? 0, page[at] ?? 0);
  if (head < 0) return nameOf(main) > 0;
  const telling = [main, ...others.filter((at) => weightOf(at) >= tellingShare * weightOf(main))];
  return nameOf(head) > 0 && telling.every((at) => nameOf(at) >= minNamed);
}
