import { expect, it } from 'vitest';
import { limitSelection } from './use-selection';

it('[M10] no more are chosen than one action takes, those first that were chosen first', () => {
  const chosen = Object.fromEntries(Array.from({ length: 105 }, (_, at) => [`AW-${at}`, true as const]));
  expect(Object.keys(limitSelection(chosen, 100))).toHaveLength(100);
  expect(Object.keys(limitSelection({ b: true, a: true, c: true }, 2))).toEqual(['b', 'a']);
});
