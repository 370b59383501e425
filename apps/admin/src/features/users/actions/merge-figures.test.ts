import { expect, it } from 'vitest';
import { mergeFigures } from './merge-figures';

const from = { uploads: 3, credits: 1, rewardPoints: 100, unlocks: 2, questions: 0, orders: 2, other: 7 };
const into = { uploads: 12, credits: 6, rewardPoints: 200, unlocks: 4, questions: 5, orders: 1, other: 40 };

it('[M9] a merge shows every figure of both people', () => {
  const rows = mergeFigures(from, into);
  expect(rows).toHaveLength(Object.keys(from).length);
  expect(rows[0]).toEqual({ label: 'Uploads', from: 3, into: 12 });
  expect(rows.at(-1)).toEqual({ label: 'Views, ratings, other', from: 7, into: 40 });
});
