import { expect, it } from 'vitest';
import { parseSearch } from './search-words';

const wordsOf = (q: string) => parseSearch(q).terms.map(({ parts }) => parts.join(' '));

it.each([
  ['how do I find the derivative', ['derivative']],
  ['what is the difference between mitosis and meiosis', ['mitosis', 'meiosis']],
  ['Can someone explain photosynthesis please?', ['photosynthesis']],
  ['notes on cell biology', ['cell', 'biology']],
  ['notes cell biology', ['notes', 'cell', 'biology']],
  ['what’s osmosis', ['what s', 'osmosis']],
  ['why is the sky blue', ['sky', 'blue']],
  ['qué es la fotosíntesis', ['fotosintesis']],
  ['la synthèse des protéines', ['synthese', 'proteines']],
  ['was ist der Unterschied', ['unterschied']],
])('[D22] %j asks for %j', (q, words) => {
  expect(wordsOf(q)).toEqual(words);
});

it.each(['the', 'how do I', 'what is the', 'notes on', 'to be or not to be', 'who is who'])(
  '[D22] %j says nothing else, so all or some of it is searched for',
  (q) => {
    expect(wordsOf(q).length).toBeGreaterThan(0);
  },
);

it('[D22] words in quotes and parts of compounds are never filler', () => {
  expect(wordsOf('"the who" concert')).toEqual(['the who', 'concert']);
  expect(wordsOf('in-vitro the study')).toEqual(['in vitro', 'study']);
  expect(wordsOf('vitamin a "a"')).toContain('a');
});

it('[D22] nothing is filler for a person who asked for exactly these words', () => {
  const exact = (q: string) => parseSearch(q, { isExact: true }).terms.map(({ parts }) => parts.join(' '));
  expect(exact('vitamin a')).toEqual(['vitamin', 'a']);
  expect(exact('notes on the who')).toEqual(['notes', 'on', 'the', 'who']);
  expect(parseSearch('vitamin a', { isExact: true }).terms.at(-1)?.isOpen).toBe(true);
});
