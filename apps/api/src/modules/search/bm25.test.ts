import { expect, it } from 'vitest';
import { bm25, coverage, weightsOf, weightsOfFound, withoutStopWords } from './bm25';

const text = (words: string) => {
  const counts: Record<string, number> = {};
  for (const word of words.split(' ')) counts[word] = (counts[word] ?? 0) + 1;
  return { counts, length: words.split(' ').length };
};
const texts = [text('rubisco fixes carbon'), text('carbon is carbon'), text('water is wet')];

it('[A8] a rare stem weighs more than a frequent one, and a missing stem weighs most', () => {
  const weights = weightsOf(['rubisco', 'carbon', 'nitrogen'], texts);
  // ln(1 + (3 − 1 + 0.5) / 1.5), ln(1 + (3 − 2 + 0.5) / 2.5), ln(1 + 3.5 / 0.5)
  expect([...weights.values()].map((weight) => weight.toFixed(3))).toEqual(['0.981', '0.470', '2.079']);
});

it('[A8] texts rank by Okapi BM25: rare stems first, and repetitions count less and less', () => {
  const [first, second, third] = bm25(weightsOf(['rubisco', 'carbon'], texts), texts);
  expect(first).toBeGreaterThan(second ?? 0);
  expect(second).toBeGreaterThan(0);
  expect(third).toBe(0);
  const [once, often] = bm25(new Map([['a', 1]]), [text('a b c d'), text('a a a a')]);
  expect(often).toBeLessThan(2 * (once ?? 0));
});

it('[A8] coverage is the share of the weight of all stems that a text contains', () => {
  const weights = new Map([
    ['rubisco', 3],
    ['carbon', 1],
  ]);
  expect(texts.map((one) => coverage(weights, one))).toEqual([1, 0.25, 0]);
  expect(coverage(new Map(), text('a'))).toBe(0);
});

it('[A8] a stem that no search result contains weighs the most', () => {
  const weights = weightsOfFound(['rubisco', 'carbon', 'nitrogen'], texts);
  const [rubisco = 0, carbon = 0, nitrogen = 0] = weights.values();
  expect(rubisco).toBeGreaterThan(carbon);
  expect(nitrogen).toBeGreaterThan(rubisco);
});

it('[A8] a close word is a fraction of a stem, and counts as its stem only if it is nearly the same', () => {
  const near = (close: number) => ({ counts: { carbon: close }, length: 1 });
  expect(coverage(new Map([['carbon', 2]]), near(0.5))).toBe(0.5);
  const weight = (close: number) => weightsOfFound(['carbon'], [near(close)]).get('carbon') ?? 0;
  expect(weight(0.9)).toBeLessThan(weight(0.5));
});

const wordsOf = (question: string) => withoutStopWords(question).match(/\p{L}+/gu);

it('[A8] question words are left out of a question, and its subject stays', () => {
  expect(wordsOf('Explain supply and demand elasticity')).toEqual(['supply', 'and', 'demand', 'elasticity']);
  expect(wordsOf('How does a chemostat work?')).toEqual(['How', 'a', 'chemostat']);
  expect(wordsOf('Describe the difference between rate and yield.')).toEqual([
    'the',
    'between',
    'rate',
    'and',
    'yield',
  ]);
});

it('[A8] only whole stop words are left out of a question', () => {
  expect(wordsOf('What is a workstation, a meaningful name-tag?')).toEqual([
    'What',
    'is',
    'a',
    'workstation',
    'a',
    'meaningful',
    'tag',
  ]);
});
