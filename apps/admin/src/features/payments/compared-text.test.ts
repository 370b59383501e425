import { expect, it } from 'vitest';
import { comparedText } from './compared-text';

it('[O15] a comparison says what was repaired and how many differences are left', () => {
  expect(comparedText({ repaired: 0, differences: [] })).toBe('Nothing had to be repaired, 0 differences.');
  expect(comparedText({ repaired: 1, differences: [] })).toBe('1 was repaired, 0 differences.');
  expect(comparedText({ repaired: 2, differences: [{}] })).toBe('2 were repaired, 1 difference.');
});
