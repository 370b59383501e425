import { expect, it } from 'vitest';
import { comparisonText } from './comparison-text';

it('[O15] a comparison says what was repaired and how many differences are left', () => {
  expect(comparisonText({ repaired: 0, differences: [] })).toBe(
    'No repairs were needed. No differences left.',
  );
  expect(comparisonText({ repaired: 1, differences: [] })).toBe('1 payment repaired. No differences left.');
  expect(comparisonText({ repaired: 2, differences: [{}] })).toBe('2 payments repaired. 1 difference left.');
});
