import { expect, it } from 'vitest';
import { withoutStopWords } from './stop-words';

const wordsOf = (question: string) => withoutStopWords(question).match(/\p{L}+/gu);

it('[A8] how something is asked for is left out, what is asked for stays', () => {
  expect(wordsOf('Explain supply and demand elasticity')).toEqual(['supply', 'and', 'demand', 'elasticity']);
  expect(wordsOf('How does a chemostat work?')).toEqual(['How', 'does', 'a', 'chemostat']);
  expect(wordsOf('Describe the difference between rate and yield.')).toEqual([
    'the',
    'between',
    'rate',
    'and',
    'yield',
  ]);
});

it('[A8] only whole words are left out', () => {
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
