import { expect, it } from 'vitest';
import { rowAfter, rowBelow } from './use-list-keys';

it('[M1] the keys move one row at a time and stop at the ends', () => {
  const ids = [31, 20, 9];
  expect(rowAfter(ids, 31, 1)).toBe(20);
  expect(rowAfter(ids, 20, -1)).toBe(31);
  expect(rowAfter(ids, 9, 1)).toBe(9);
  expect(rowAfter(ids, 31, -1)).toBe(31);
});

it('[M1] the keys start at the first or last row if there is no current row or it left the list', () => {
  expect(rowAfter([31, 20, 9], undefined, 1)).toBe(31);
  expect(rowAfter([31, 20, 9], undefined, -1)).toBe(9);
  expect(rowAfter([31, 20, 9], 77, 1)).toBe(31);
  expect(rowAfter([], undefined, 1)).toBeUndefined();
});

it('[M9] the keys move through people, whose ids are texts', () => {
  expect(rowAfter(['anon_a', 'user_b'], 'anon_a', 1)).toBe('user_b');
  expect(rowAfter(['anon_a', 'user_b'], 'gone', -1)).toBe('user_b');
});

it('[M8] after a decision the row below opens, but none after the last row or one that is not listed', () => {
  expect([rowBelow([31, 20, 9], 31), rowBelow([31, 20, 9], 20)]).toEqual([20, 9]);
  expect([rowBelow([31, 20, 9], 9), rowBelow([31, 20, 9], 77)]).toEqual([undefined, undefined]);
});
