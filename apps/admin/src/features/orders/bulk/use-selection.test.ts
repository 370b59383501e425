import { expect, it } from 'vitest';
import { chosenOf, mostSelected, withChange } from './use-selection';

it('[M10] what was chosen on one page stays chosen with what is chosen on the next', () => {
  const first = withChange([], ['a', 'b'], true);
  const both = withChange(first, ['b', 'c'], true);
  expect(both).toEqual(['a', 'b', 'c']);
  expect(withChange(both, ['a', 'c'], false)).toEqual(['b']);
});

it('[M10] the box over a page says whether all of it, a part or nothing is chosen', () => {
  expect(chosenOf(['c', 'd'], ['a', 'c'])).toBe('some');
  expect(chosenOf(['c'], ['a', 'c'])).toBe(true);
  expect(chosenOf(['d'], ['a', 'c'])).toBe(false);
  expect(chosenOf([], ['a'])).toBe(false);
});

it('[M10] no more are chosen than one deed takes', () => {
  const many = Array.from({ length: mostSelected + 5 }, (_, at) => `order ${at}`);
  expect(withChange([], many, true)).toHaveLength(mostSelected);
});
