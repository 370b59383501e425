import { sameWord } from './bm25';
import type { Candidate } from './candidates';
import { coverageOf, type Shares } from './coverage';
import { highest } from './word-closeness';

const coverageShares: Shares = { heading: 0.75, about: 0.9, title: 0.6, page: 1 / 3 };
/** Weight of one more word, which no passage has, so that frequent words alone are not enough. */
const lacking = 0.05;
/** Added for each word of the question that is found as it was typed, up to `maxWords`. */
const perWord = 0.3;
const maxWords = 3;
/** Words of less weight, such as "time", count as a part of a word. */
const telling = 0.1;
/** Subtracted for the best rival, multiplied by its score as a share of that of the passage. */
const rivalFactor = 0.5;
/** Subtracted if the question asks for a definition and the passage has none. */
const undefinedLoss = 0.25;
/** Minimum share of a question that a passage covers. Three words of a long question say little about its subject. */
const minCoverage = 1 / 3;
/**
 * Words of one document are weighed by how rare they are in it, so that more of them weigh much. A model judges for itself
 * whether a passage answers the question.
 */
const minCertainty = { library: 0.85, documents: 1.15, model: 0.4 };
/** Other passages of a source are quoted if they score at least this share of its best certain one. */
const minScoreShare = 0.7;

/** A passage, with how well it answers a question, and whether it defines what the question asks to be defined. */
export type Scored = { candidate: Candidate; score: number; isDefining: boolean };

/** A question as its passages are compared with it. */
export type Comparison = {
  isDefinition: boolean;
  weights: readonly number[];
  /** Indexes of the words that can name the subject. */
  subjects: readonly number[];
  /** The library itself quotes passages, from everywhere or from documents that the person chose. A model only receives them. */
  use: 'library' | 'documents' | 'model';
};

/** Returns the passages that may be used: those of sources one of whose passages is certainly about the question. */
export function certainPassages(scored: readonly Scored[], comparison: Comparison): Scored[] {
  const { use, weights, subjects } = comparison;
  const best = bestOfSources(scored);
  const isCertain = (one: Scored) =>
    certaintyOf(one, best, comparison) >= minCertainty[use] ||
    // A person who types one or two words about a chosen document wants to know what it says about them.
    (use === 'documents' &&
      foundIn(one.candidate).length === weights.length &&
      hasSubject(one.candidate, subjects));
  const certain = bestOfSources(scored.filter(isCertain));
  return scored.filter(({ candidate, score }) => {
    const top = certain.find((one) => isSameSource(one.candidate, candidate));
    return top !== undefined && score >= minScoreShare * top.score;
  });
}

/**
 * Returns how certain it is that a passage is about a question, up to about 1.9; below 0 if it is not.
 *
 * This is the share of the question that the passage covers, plus something for each word that is found as it was typed: one
 * word is often meant otherwise. A passage of another source that answers nearly as well, but has other words of the question,
 * makes it less certain that either of them is meant; one that has the same words is about the same subject.
 */
export function certaintyOf(
  { candidate, score, isDefining }: Scored,
  best: readonly Scored[],
  { isDefinition, weights, subjects }: Omit<Comparison, 'use'>,
): number {
  const coverage = coverageOf(candidate, weights, coverageShares, lacking);
  if (score <= 0 || coverage < minCoverage || !hasSubject(candidate, subjects)) return -1;
  const own = foundIn(candidate);
  const words = own.reduce((sum, at) => sum + Math.min(1, (weights[at] ?? 0) / telling), 0);
  const enough = Math.min(2, weights.length);
  const rivals = best.filter(
    (other) =>
      !isSameSource(other.candidate, candidate) &&
      foundIn(other.candidate).filter((at) => own.includes(at)).length < enough,
  );
  const rival = Math.max(0, ...rivals.map((other) => other.score)) / score;
  return (
    coverage +
    perWord * Math.min(maxWords, words) -
    rivalFactor * rival -
    (isDefinition && !isDefining ? undefinedLoss : 0)
  );
}

/** Whether a passage, its heading or the question that it answers has a word that can name the subject. A title is not enough. */
function hasSubject({ own, heading, about }: Candidate, subjects: readonly number[]): boolean {
  const closeness = highest([own, heading, about]);
  return subjects.some((at) => (closeness[at] ?? 0) >= sameWord);
}

/** Returns the best passage of each source: of a document, an answer or an explanation. */
function bestOfSources(scored: readonly Scored[]): Scored[] {
  const best: Scored[] = [];
  for (const one of scored) {
    const at = best.findIndex(({ candidate }) => isSameSource(candidate, one.candidate));
    const before = best[at];
    if (!before) best.push(one);
    else if (one.score > before.score) best[at] = one;
  }
  return best;
}

/** Returns the indexes of the words of a question that a passage, its heading, title or question has as they were typed. */
function foundIn({ own, heading, about, title }: Candidate): number[] {
  return highest([own, heading, about, title]).flatMap((close, at) => (close >= sameWord ? at : []));
}

function isSameSource({ of: { source: one } }: Candidate, { of: { source: other } }: Candidate): boolean {
  if (one.kind === 'page' && other.kind === 'page') return one.documentId === other.documentId;
  return JSON.stringify(one) === JSON.stringify(other);
}
