import type { Database } from '@aw/db';
import * as search from '@aw/db/search';
import type { Term } from './question-terms';

/** Closeness of a text to each term of a question, from 0 to 1, and where its words are. */
export type Closeness = {
  vectorOf: (text: string) => readonly number[];
  /** Returns the places of the words that are close to some terms, which are given by their indexes. */
  placesOf: (text: string, terms: readonly number[]) => number[];
};

const words = /[\p{L}\p{M}\p{N}]+|%/gu;
/** No stem differs from its word in these letters. */
const beginning = 2;
/** Maximum number of different words that are compared. Eight pages have fewer. */
const maxWords = 5_000;

/** Endings of comparison, which stems keep. */
const comparisons: readonly (readonly [RegExp, string])[] = [
  [/(er|est)$/, ''],
  [/(er|est)$/, 'e'],
  [/i(er|est)$/, 'y'],
  [/([^aeiou])\1(er|est)$/, '$1'],
];

/** Returns the words of a text in lower case; "%" is one too. */
function* wordsOf(text: string): Generator<{ word: string; index: number }> {
  for (const { 0: word, index } of text.normalize('NFKC').toLowerCase().matchAll(words))
    yield { word: word === '%' ? 'percent' : word, index };
}

/** Returns a word, and those that it may be a comparative or superlative of. */
function formsOf(word: string): string[] {
  if (word.length < 5 || !/(er|est)$/.test(word)) return [word];
  return [word, ...comparisons.map(([ending, base]) => word.replace(ending, base))];
}

/** Compares the words of texts with the terms of a question. Only words that begin like a term are stemmed. */
export async function readCloseness(
  db: Database,
  terms: readonly Term[],
  texts: readonly string[],
): Promise<Closeness> {
  const closest = new Map<string, Map<number, number>>();
  for (const [at, { stem, others }] of terms.entries())
    for (const [one, close] of [[stem, 1] as const, ...others])
      closest.set(one, (closest.get(one) ?? new Map()).set(at, close));
  const beginnings = new Set([...closest.keys()].map((stem) => stem.slice(0, beginning)));
  const found = new Set<string>();
  for (const text of texts)
    for (const { word } of wordsOf(text)) if (beginnings.has(word.slice(0, beginning))) found.add(word);
  const forms = [...found]
    .slice(0, maxWords)
    .flatMap((word) => formsOf(word).map((form) => ({ word, form })));
  const stems =
    forms.length > 0
      ? await search.listWordStems(
          db,
          forms.map(({ form }) => form),
        )
      : [];
  const termsOf = new Map<string, Map<number, number>>();
  for (const [at, { word }] of forms.entries()) {
    const of = closest.get(stems[at] ?? '');
    if (of && !termsOf.has(word)) termsOf.set(word, of);
  }
  return {
    vectorOf(text) {
      const vector = terms.map(() => 0);
      for (const { word } of wordsOf(text))
        for (const [term, close] of termsOf.get(word) ?? [])
          vector[term] = Math.max(vector[term] ?? 0, close);
      return vector;
    },
    placesOf: (text, wanted) =>
      [...wordsOf(text)].flatMap(({ word, index }) =>
        wanted.some((term) => termsOf.get(word)?.has(term)) ? [index] : [],
      ),
  };
}

/** Returns the highest closeness of some texts to each term. */
export function highest(vectors: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = vectors;
  return first.map((value, at) => Math.max(value, ...others.map((vector) => vector[at] ?? 0)));
}
