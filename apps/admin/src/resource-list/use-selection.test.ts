import { expect, it } from 'vitest';
import { limitSelection } from './use-selection';

it('[M10] at most as many rows as one action allows are selected, the earliest ones first', () => {
  const chosen = Object.fromEntries(Array.from({ length: 105 }, (_, at) => [`AW-${at}`, true as const]));
  expect(Object.keys(limitSelection(chosen, 100))).toHaveLength(100);
  expect(Object.keys(limitSelection({ b: true, a: true, c: true }, 2))).toEqual(['b', 'a']);
});
