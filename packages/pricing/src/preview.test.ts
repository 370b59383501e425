import { expect, it } from 'vitest';
import { freePages } from './preview';

it('[D7] everyone sees two pages or a third, whichever is less, and at least one', () => {
  expect([0, 1, 2, 3, 5, 6, 14].map(freePages)).toEqual([0, 1, 1, 1, 1, 2, 2]);
});
