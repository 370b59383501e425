import { expect, it } from 'vitest';
import { pagesForWords } from './followed-pages';

it('[O1] pages follow the words, 250 to a page, until they are edited', () => {
  expect(pagesForWords('1', '250', '2500')).toBe('10');
  expect(pagesForWords('10', '2,500', '2501')).toBe('11');
  expect(pagesForWords('', '2500', '500')).toBe('2');
  expect(pagesForWords('12', '2500', '3000')).toBeUndefined();
});

it('[O1] words that are no number count as 0, which is one page', () => {
  expect(pagesForWords('10', '2500', 'many')).toBe('1');
  expect(pagesForWords('1', 'many', '500')).toBe('2');
});
