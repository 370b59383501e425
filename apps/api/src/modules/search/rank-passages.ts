import type { Database } from '@aw/db';
import {
  type Candidate,
  candidatesOf,
  comparedTexts,
  divided,
  isMarkdown,
  type Passage,
  type Source,
  textOf,
} from './candidates';
import { type Comparison, certainPassages, type Scored } from './certainty';
import { coverageOf, type Shares, termWeights } from './coverage';
import { asksForDate, definingFitness, fitness } from './question-kind';
import type { Question, Term } from './question-terms';
import { hasFormulaAfter, isWhole, quoteAround } from './quote-around';
import { withoutStrayMarks } from './sentences';
import type { Unit } from './text-units';
import { type Closeness, readCloseness } from './word-closeness';

const scoreShares: Shares = { heading: 0.7, about: 0.9, title: 0.55, page: 0.2 };
/** A sentence may define a subject whose words it, or its title, has. */
const subjectShares: Shares = { heading: 0, about: 1, title: 1, page: 0 };
const minOfSubject = 0.6;
/** An answer to a question with nearly the same words is better than any page. */
const onlyAbout: Shares = { heading: 0, about: 1, title: 0, page: 0 };
const minSame = 0.8;
const sameFactor = 1.3;
/** An exercise says less than a text, and a sentence that is cut off less than a whole one. */
const taskFactor = 0.6;
const cutFactor = 0.7;

/** Letters of a word that is too short to name a subject by itself. */
const shortWord = 3;

type Ranking = {
  sources: readonly Source[];
  /** Weights of the terms in the library; if null, the passages decide. */
  weights: ReadonlyMap<string, number> | null;
  use: Comparison['use'];
  most: number;
};

/** Returns the passages of some texts that answer a question best, each with the sentences around it. */
export async function rankPassages(
  db: Database,
  question: Question,
  { sources, weights: givenWeights, use, most }: Ranking,
): Promise<Passage[]> {
  const texts = sources.map(divided);
  const closeness = await readCloseness(db, question.terms, texts.flatMap(comparedTexts));
  const isForDate = asksForDate.test(question.text);
  const candidates = texts.flatMap((text) => candidatesOf(text, closeness, isForDate));
  const weights = termWeights(question, givenWeights, candidates);
  const scored = candidates.map((candidate) => scoreOf(question, candidate, { weights, closeness }));
  const certain = certainPassages(scored, {
    isDefinition: question.kind === 'definition',
    weights,
    subjects: subjectsOf(question, weights),
    use,
  });
  // The order of equal ones is that of the texts.
  const best = certain.toSorted((one, other) => other.score - one.score).map(({ candidate }) => candidate);
  return choose(best, most);
}

/**
 * Returns the indexes of the words that can name the subject of a question: the noun with the highest weight, and all longer
 * words. Short ones are rare in a library of another language, such as the Spanish "es" and "la" in an English one.
 */
function subjectsOf({ terms }: Question, weights: readonly number[]): number[] {
  const nouns = nounsOf(terms);
  const highest = Math.max(...nouns.map((at) => weights[at] ?? 0));
  const main = nouns.find((at) => weights[at] === highest);
  return terms.flatMap(({ stem }, at) => (at === main || stem.length > shortWord ? at : []));
}

/** Returns the indexes of nouns, except for the name of a quantity, which its unit may stand for. */
const nounsOf = (terms: readonly Term[]): number[] =>
  terms.flatMap(({ isNoun, isQuantity }, at) => (isNoun && !isQuantity ? at : []));

function scoreOf(
  question: Question,
  candidate: Candidate,
  { weights, closeness }: { weights: readonly number[]; closeness: Closeness },
): Scored {
  const { units, range } = candidate;
  const [first, last] = [units[range[0]], units[range[1]]];
  const text = textOf(units, range);
  const fit = fitness(question, {
    text,
    isItem: first?.isItem === true,
    isTable: first?.kind === 'table',
    hasFormula: hasFormulaAfter(units, range[1]),
    main: closeness.placesOf(text, nounsOf(question.terms)),
    isOfSubject: coverageOf(candidate, weights, subjectShares) >= minOfSubject,
  });
  const task = first?.isTask ? taskFactor : 1;
  const cut = last && isWhole(last) ? 1 : cutFactor;
  const isSameQuestion = coverageOf({ ...candidate, own: [] }, weights, onlyAbout) >= minSame;
  const same = isSameQuestion ? sameFactor : 1;
  const score = coverageOf(candidate, weights, scoreShares) * fit * task * cut * same;
  return { candidate, score, isDefining: fit >= definingFitness };
}

/** Quotes the best candidates, none of which repeats another one, and at most half of them from the same page. */
function choose(best: readonly Candidate[], most: number): Passage[] {
  const taken = new Set<Unit>();
  const passages: Passage[] = [];
  const isTaken = (unit: Unit) => taken.has(unit) || passages.some(({ text }) => text.includes(unit.text));
  for (const { of, units, range } of best) {
    const ofSamePage = passages.filter(({ source }) => isSame(source, of.source)).length;
    if (ofSamePage >= Math.ceil(most / 2) || units.slice(range[0], range[1] + 1).some(isTaken)) continue;
    const quote = quoteAround(units, range, isTaken);
    for (const unit of units.slice(quote[0], quote[1] + 1)) taken.add(unit);
    const text = textOf(units, quote);
    const { title, source } = of;
    passages.push({ title, source, text: isMarkdown(of) ? withoutStrayMarks(text) : text });
    if (passages.length === most) break;
  }
  return passages;
}

const isSame = (one: Passage['source'], other: Passage['source']) =>
  JSON.stringify(one) === JSON.stringify(other);
