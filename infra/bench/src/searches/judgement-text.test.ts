import { expect, it } from 'vitest';
import { judgeSearches } from './judge-searches';
import type { JudgedSearch } from './judged-searches';
import { figuresTable, missedGoals, missedText } from './judgement-text';

const search = (typed: string, change: Partial<JudgedSearch> = {}): JudgedSearch => ({
  half: 'tuned',
  class: 'name',
  typed,
  right: ['a', 'b'],
  ...change,
});

/** Finds the documents whose keys are the letters of what was typed. */
const find = async (typed: string) => Array.from(typed, (key) => ({ key, title: `Document ${key}` }));

it('[D21] a half misses its goals below 95 % of all searches and below 90 % of a class', async () => {
  const names = Array.from({ length: 91 }, () => search('a'));
  const codes = (right: number) =>
    Array.from({ length: 9 }, (_, at) => search(at < right ? 'a' : 'x', { class: 'code' }));
  const goalsOf = async (right: number) =>
    (await judgeSearches([...names, ...codes(right)], find)).flatMap(missedGoals);
  expect(await goalsOf(9)).toEqual([]);
  expect(await goalsOf(8)).toEqual([
    'tuned, code: 88.9 % of the searches have a right document among the first five; the goal is 90 %.',
  ]);
  expect(await goalsOf(3)).toEqual([
    'tuned, code: 33.3 % of the searches have a right document among the first five; the goal is 90 %.',
    'tuned, all: 94 % of the searches have a right document among the first five; the goal is 95 %.',
  ]);
});

it('[D21] the report lists each missed search with the first five titles that it found', async () => {
  const [judgement] = await judgeSearches([search('a'), search('uvwxyz'), search('')], find);
  if (!judgement) throw new Error('There is no judgement.');
  const text = missedText(judgement);
  expect(text).toContain(
    'tuned, 2 missed\nname: uvwxyz\n  right: a, b\n  - Document u\n  - Document v\n  - Document w\n  - Document x\n  - Document y\n',
  );
  expect(text).not.toContain('Document z');
  expect(text.endsWith('  right: a, b\n  found nothing')).toBe(true);
});

it('[D21] the table has a line for each class and one for all', async () => {
  const [judgement] = await judgeSearches([search('a'), search('xb', { class: 'typing_error' })], find);
  if (!judgement) throw new Error('There is no judgement.');
  expect(figuresTable(judgement).split('\n')).toEqual([
    'tuned            searches      first first five        MRR    nothing',
    'name                    1      100 %      100 %       1.00        0 %',
    'typing error            1        0 %      100 %       0.50        0 %',
    'all                     2       50 %      100 %       0.75        0 %',
  ]);
});
