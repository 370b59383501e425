import { expect, it } from 'vitest';
import { readOptions } from './options';

it('[P10] without names, the quick subsets are measured with 100,000 documents', () => {
  expect(readOptions([])).toEqual({
    subsets: [
      'reads',
      'search',
      'searches',
      'console',
      'uploads',
      'quizzes',
      'ai',
      'start',
      'build',
      'site',
      'corpus',
      'migrations',
    ],
    documents: [100_000],
    rounds: 3,
    seconds: 5,
    isFresh: false,
  });
  expect(readOptions(['directus', 'fresh-clone']).subsets).toEqual(['directus', 'fresh-clone']);
  expect(readOptions(['teaching']).subsets).toEqual(['tutoring', 'care', 'answers', 'ai']);
});

it('[P10] sizes are sorted from the smallest, independent of the order of the arguments', () => {
  const options = readOptions(['search', '--documents=1000000,10000', '--rounds=5', '--fresh']);
  expect(options).toMatchObject({
    subsets: ['search'],
    documents: [10_000, 1_000_000],
    rounds: 5,
    isFresh: true,
  });
});

it('[P10] unknown names and options are refused', () => {
  expect(() => readOptions(['raeds'])).toThrow('There is no subset "raeds"');
  expect(() => readOptions(['--documents=5000'])).toThrow('--documents takes');
  expect(() => readOptions(['--rounds=0'])).toThrow('--rounds takes a whole number');
  expect(() => readOptions(['--second=5'])).toThrow();
});
