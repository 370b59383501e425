import type { StemCounts } from '@aw/db/search';
import * as search from '@aw/db/search';
import type { UserContext } from '../../context';
import { sameWord, withoutStopWords } from './bm25';
import { headOf, kindOf, type QuestionKind, quantityOf } from './question-kind';

/** A word of a question: its stem, and those of other words for it, each with its closeness from 0 to 1. */
export type Term = {
  stem: string;
  others: ReadonlyMap<string, number>;
  /** Whether it is a noun, or a name or technical term that no dictionary has. */
  isNoun: boolean;
  /** Whether it names what a number measures, as in "which wavelength". */
  isQuantity: boolean;
  /** How much it tells about the subject, from 0.2 for a frequent word of English to 1 for a name. */
  specificity: number;
};

/** A question as it is searched for. */
export type Question = {
  text: string;
  kind: QuestionKind;
  /** Index of the term that is to be defined; -1 if there is none. */
  head: number;
  terms: readonly Term[];
  /** Weight of each term's stem in the library; null without statistics. */
  weights: ReadonlyMap<string, number> | null;
  /** Weight of a stem that no page of the library has. */
  missingWeight: number;
  /** Queries for free pages with the terms, the most telling first. */
  queries: readonly string[];
  /** All stems that are searched for: those of the terms, then those of the other words. */
  stems: readonly string[];
};

/** Maximum number of words that are searched for, the rarest, and of those whose synonyms are. */
const maxTerms = 48;
const maxWithOthers = 24;
/** Longer questions are read by their beginning. */
const maxWordsRead = 1_000;
/** Specificity of a word that is not looked up. */
const unknownSpecificity = 0.3;
/** Characters of a question that say what it asks for. */
const maxKindLength = 500;
const words = /[\p{L}\p{N}]+/gu;

type Context = Pick<UserContext, 'cacheDb' | 'wordMeanings'>;

/** Reads the words of a question, without stop words, and looks up other words for them. */
export async function readQuestion(ctx: Context, text: string): Promise<Question> {
  const subject = await stemsOf(ctx, withoutStopWords(text));
  const asked = subject.length > 0 ? subject : await stemsOf(ctx, text);
  const { weights } = await search.planStems(
    ctx.cacheDb,
    asked.map(({ stem }) => ({ stem, others: [] })),
  );
  const rarest = weights
    ? asked.toSorted((one, other) => (weights.get(other.stem) ?? 0) - (weights.get(one.stem) ?? 0))
    : asked;
  const terms = await withOthers(ctx, rarest.slice(0, maxTerms), quantityOf(text.slice(0, maxKindLength)));
  const {
    queries,
    weights: known,
    missingWeight,
  } = await search.planStems(
    ctx.cacheDb,
    terms.map(({ stem, others }) => ({ stem, others: [...others.keys()] })),
  );
  const stems = terms.flatMap(({ stem, others }) => [stem, ...others.keys()]);
  const beginning = text.slice(0, maxKindLength);
  const kind = kindOf(beginning);
  const head = kind === 'definition' ? headOf(beginning) : undefined;
  const headStem = rarest.find(({ word }) => word === head)?.stem;
  const headTerm = terms.findIndex(({ stem }) => stem === headStem);
  return {
    text,
    kind,
    head: headTerm,
    terms,
    weights: known && lowest(terms, known),
    missingWeight,
    queries,
    stems: [...new Set(stems)],
  };
}

/** Weight of each term: the lowest of those of the words that are as good as it. */
function lowest(terms: readonly Term[], weights: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(
    terms.map(({ stem, others }) => {
      const same = [...others].flatMap(([other, close]) => (close >= sameWord ? other : []));
      return [stem, Math.min(...[stem, ...same].flatMap((one) => weights.get(one) ?? []))];
    }),
  );
}

type Asked = { word: string; stem: string };

/** Returns the words of a text that have a stem, each stem once. */
async function stemsOf({ cacheDb }: Context, text: string): Promise<Asked[]> {
  const typed = [...new Set((text.toLowerCase().match(words) ?? []).slice(0, maxWordsRead))];
  const stems = typed.length > 0 ? await search.listWordStems(cacheDb, typed) : [];
  const byStem = new Map<string, Asked>();
  for (const [at, word] of typed.entries()) {
    const stem = stems[at];
    if (stem && !byStem.has(stem)) byStem.set(stem, { word, stem });
  }
  return [...byStem.values()];
}

async function withOthers(
  { cacheDb, wordMeanings }: Context,
  asked: readonly Asked[],
  quantity: string | undefined,
): Promise<Term[]> {
  const meanings = await wordMeanings.lookUp(asked.slice(0, maxWithOthers).map(({ word }) => word));
  const others = meanings.flatMap((meaning, at) => meaning.others.map((one) => ({ ...one, at })));
  const stems =
    others.length > 0
      ? await search.listWordStems(
          cacheDb,
          others.map(({ word }) => word.toLowerCase()),
        )
      : [];
  const own = new Set(asked.map(({ stem }) => stem));
  const terms = asked.map(({ stem, word }, at) => ({
    stem,
    isQuantity: word === quantity,
    others: new Map<string, number>(),
    isNoun: meanings[at] !== undefined && (!meanings[at].isKnown || meanings[at].isNoun),
    specificity: meanings[at] ? 1 / (1 + Math.log10(1 + meanings[at].frequency)) : unknownSpecificity,
  }));
  for (const [place, { at, closeness }] of others.entries()) {
    const [stem, of] = [stems[place], terms[at]?.others];
    if (stem && of && !own.has(stem)) of.set(stem, Math.max(of.get(stem) ?? 0, closeness));
  }
  return terms.toSorted((one, other) => (one.stem < other.stem ? -1 : 1));
}

/** Counts each term of a question by its closest words. */
export function byTerm({ terms }: Question, { counts, length }: StemCounts): StemCounts {
  return {
    length,
    counts: Object.fromEntries(
      terms.map((term) => {
        const close = closenessOf(term, counts);
        return [term.stem, close === 1 ? (counts[term.stem] ?? 0) : close];
      }),
    ),
  };
}

/** Returns how close the closest word of some counted stems is to a term: 1 for the term itself, 0 for none. */
function closenessOf({ stem, others }: Term, counts: Readonly<Record<string, number>>): number {
  if (counts[stem]) return 1;
  let best = 0;
  for (const [other, close] of others) if (counts[other] && close > best) best = close;
  return best;
}
