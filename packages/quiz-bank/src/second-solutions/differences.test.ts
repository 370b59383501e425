import { expect, test } from 'vitest';
import { describeFault } from '../fault';
import { itemText, quizText } from '../testing/texts';
import { checkDifferences } from './differences';

const id = itemText().id;

test('[Z12] a recorded difference must match the items of the bank', () => {
  const noted = { quiz: 'chemistry/water', chosen: 'At 4 degrees', reason: 'Two options held.' };
  const check = (item: string, outcome: 'rewritten' | 'dropped', times = 1) =>
    checkDifferences(
      [quizText([itemText()])],
      Array.from({ length: times }, () => ({ ...noted, item, outcome })),
    ).map(describeFault);
  expect([...check(id, 'rewritten'), ...check('gone', 'dropped')]).toEqual([]);
  expect(check(id, 'dropped')).toEqual([`differences.yaml, ${id}: was dropped and is there`]);
  expect(check('gone', 'rewritten')).toEqual([
    'differences.yaml, gone: was rewritten and is no longer there',
  ]);
  expect(check(id, 'rewritten', 2)).toEqual([`differences.yaml, ${id}: is noted twice`]);
});
