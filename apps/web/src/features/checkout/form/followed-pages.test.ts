import { expect, it } from 'vitest';
import { followedPages } from './followed-pages';

it('[O1] pages follow the words, 250 to a page, until they are edited', () => {
  expect(followedPages('1', '250', '2500')).toBe('10');
  expect(followedPages('10', '2,500', '2501')).toBe('11');
  expect(followedPages('', '2500', '500')).toBe('2');
  expect(followedPages('12', '2500', '3000')).toBeUndefined();
});

it('[O1] words that are no number count as 0, which is one page', () => {
  expect(followedPages('10', '2500', 'many')).toBe('1');
  expect(followedPages('1', 'many', '500')).toBe('2');
});
