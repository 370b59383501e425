import { expect, it } from 'vitest';
import { lookUpWords } from './look-up-words';
import { openWordNet } from './wordnet';

const wordNet = openWordNet();
const lookUp = (word: string) => {
  const [meaning] = lookUpWords(wordNet, [word]);
  if (!meaning) throw new Error(`Nothing was returned for ${word}.`);
  return meaning;
};
const closenessOf = (word: string, other: string) =>
  lookUp(word).others.find((one) => one.word === other)?.closeness ?? 0;

it.each([
  ['hypotheses', 'hypothesis'],
  ['matrices', 'matrix'],
  ['biggest', 'big'],
  ['grew', 'grow'],
  ['multiplying', 'multiply'],
])('[A8] the base form of %s is %s', (form, base) => {
  expect(closenessOf(form, base)).toBe(1);
});

it('[A8] another spelling is closer than a word of the family, and that is closer than a synonym', () => {
  expect(closenessOf('hemoglobin', 'haemoglobin')).toBe(0.95);
  expect(closenessOf('analyse', 'analyze')).toBe(0.95);
  expect(closenessOf('depletion', 'deplete')).toBe(0.9);
  expect(closenessOf('customer', 'client')).toBe(0.8);
  expect(closenessOf('error', 'mistake')).toBeLessThan(0.8);
});

it('[A8] a synonym of a later meaning is less close than one of the first', () => {
  expect(closenessOf('error', 'mistake')).toBeGreaterThan(closenessOf('error', 'erroneousness'));
});

it('[A8] a word with a typing error is close to the noun that was meant, and a name to nothing', () => {
  expect(closenessOf('equilibrum', 'equilibrium')).toBe(0.85);
  expect(lookUp('equilibrum').frequency).toBe(lookUp('equilibrium').frequency);
  expect(lookUp('subnetting')).toMatchObject({ isKnown: false, frequency: 0, others: [] });
});

it('[A8] nouns, adjectives of nouns and the frequency of words are known', () => {
  expect(lookUp('pendulum')).toMatchObject({ isKnown: true, isNoun: true });
  expect(lookUp('galvanic').isNoun).toBe(true);
  expect(lookUp('tiny').isNoun).toBe(false);
  expect(lookUp('group').frequency).toBeGreaterThan(100 * lookUp('pendulum').frequency);
});

it('[A8] any word is looked up, and a word has at most 14 others', () => {
  for (const word of ['', ' ', '%', 'a'.repeat(10_000), 'zzz', '\u0000', '学习', '_', 'set', 'run'])
    expect(lookUp(word).others.length).toBeLessThanOrEqual(14);
});
