import { expect, it } from 'vitest';
import { tellingWords } from './telling-words';

const statistics = {
  shares: new Map([
    ['students', 0.6],
    ['demand', 0.02],
    ['elasticity', 0.01],
    ['en:elast', 0.012],
    ['curve', 0.15],
    ['table', 0.1],
  ]),
  rareShare: 0.002,
  rows: 10_000,
};
const word = (text: string, count = 1, isInTitle = false) => ({ word: text, count, isInTitle });
const chosen = (...words: Parameters<typeof tellingWords>[0]) =>
  tellingWords(words, statistics, 4).map((one) => one.word);

it('[D23] words that are frequent in a text and rare in others tell what it is about', () => {
  const words = [word('table', 2), word('demand', 9), word('students', 40), word('curve', 3)];
  expect(chosen(...words)).toEqual(['demand', 'curve', 'table']);
});

it('[D23] a word that no other text is known to have counts only in the title', () => {
  expect(chosen(word('zymurgy', 3), word('demand'))).toEqual(['demand']);
  expect(chosen(word('zymurgy', 3, true), word('demand'))).toEqual(['zymurgy', 'demand']);
});

it('[D23] a word and its stem are one word', () => {
  expect(chosen(word('elasticity', 4), word('en:elast', 5), word('demand', 1))).toHaveLength(2);
});

it('[D23] filler words are left out, also without statistics', () => {
  const none = { shares: new Map<string, number>(), rareShare: 0, rows: 0 };
  const words = [word('the', 30), word('demand', 2), word('once', 1), word('elasticity', 1, true)];
  expect(
    tellingWords(words, none, 4)
      .map((one) => one.word)
      .toSorted(),
  ).toEqual(['demand', 'elasticity']);
});
