import { expect, it } from 'vitest';
import { areAlike, foldedWords, foldWord, formsAmong } from './alike-words';

const isAlike = (one: string, other: string) => areAlike(foldWord(one), foldWord(other));

it.each([
  ['photosynthesis', 'Photosynthese'],
  ['photosynthesis', 'fotosíntesis'],
  ['cell', 'cells'],
  ['Zellen', 'Zelle'],
  ['enzyme', 'enzimas'],
  ['rhythm', 'ritmo'],
])('[A8] %s and %s are forms of one word', (one, other) => expect(isAlike(one, other)).toBe(true));

it.each([
  ['cell', 'celebration'],
  ['page', 'pagination'],
  ['of', 'offer'],
])('[A8] %s and %s are different words', (one, other) => expect(isAlike(one, other)).toBe(false));

it('[A8] the forms of a word are found among others as by comparing it with each', () => {
  const words = [
    'Photosynthese',
    'cells',
    'celebration',
    'Zelle',
    '植物的光合作用',
    'ab',
    'of',
    'offer',
    'cell',
  ];
  const forms = formsAmong(words);
  for (const one of [...words.map(foldWord), ...foldedWords('光合作用 photosynthesis Zellen')])
    expect(forms(one)).toEqual(words.filter((word) => areAlike(one, foldWord(word))));
});

it('[A8] a question in a script without spaces is compared by each two of its characters', () => {
  expect(foldedWords('光合作用')).toEqual(['光合', '合作', '作用']);
  expect(areAlike('光合', '植物的光合作用')).toBe(true);
  for (const [question, word] of [
    ['광합성', '광합성은'],
    ['が高い', '温度が高いと'],
  ] as const)
    for (const pair of foldedWords(question)) expect([pair, isAlike(pair, word)]).toEqual([pair, true]);
});

it('[A8] a question of any length has at most 64 words of at most 40 characters', () => {
  const words = foldedWords(
    Array.from({ length: 500 }, (_, at) => `${'ab'.repeat(300)}${at} w${at}x`).join(' '),
  );
  expect(words.length).toBeLessThanOrEqual(64);
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(40);
});
