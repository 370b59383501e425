import { expect, it } from 'vitest';
import { judgeSearches } from './judge-searches';
import type { JudgedSearch } from './judged-searches';

const search = (typed: string, change: Partial<JudgedSearch> = {}): JudgedSearch => ({
  half: 'tuned',
  class: 'name',
  typed,
  right: ['a', 'b'],
  ...change,
});

/** Finds the documents whose keys are the letters of what was typed. */
const find = async (typed: string) =>
  Array.from(typed, (key) => ({ key: key === '?' ? undefined : key, title: `Document ${key}` }));

it('[D21] success, mean reciprocal rank and empty results are counted by class and overall', async () => {
  const searches = [
    search('abx'),
    search('xb'),
    search('xyzwvb', { class: 'code' }),
    search('', { class: 'code' }),
  ];
  const [judgement] = await judgeSearches(searches, find);
  expect(judgement?.overall).toEqual({
    searches: 4,
    first: 0.25,
    firstFive: 0.5,
    meanReciprocalRank: (1 + 1 / 2 + 1 / 6 + 0) / 4,
    nothing: 0.25,
  });
  expect(judgement?.classes.get('name')).toMatchObject({ searches: 2, first: 0.5, firstFive: 1 });
  expect(judgement?.classes.get('code')).toMatchObject({ searches: 2, firstFive: 0, nothing: 0.5 });
});

it('[D21] a document outside the judged set is never right', async () => {
  const [judgement] = await judgeSearches([search('?b')], find);
  expect(judgement?.overall).toMatchObject({ first: 0, firstFive: 1 });
});

it('[D21] both halves are judged apart, and a half without searches is left out', async () => {
  const tuned = [search('a')];
  expect((await judgeSearches(tuned, find)).map(({ half }) => half)).toEqual(['tuned']);
  const both = await judgeSearches([...tuned, search('x', { half: 'unseen' })], find);
  expect(both.map(({ half, overall }) => [half, overall.firstFive])).toEqual([
    ['tuned', 1],
    ['unseen', 0],
  ]);
});
