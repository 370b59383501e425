import { expect, it } from 'vitest';
import { pagesForWords } from './followed-pages';

it('[O1] the number of pages follows the words, 250 per page, until it is edited', () => {
  expect(pagesForWords('1', '250', '2500')).toBe('10');
  expect(pagesForWords('10', '2,500', '2501')).toBe('11');
  expect(pagesForWords('', '2500', '500')).toBe('2');
  expect(pagesForWords('12', '2500', '3000')).toBeUndefined();
});

it('[O1] text that is not a number counts as 0 words, which is one page', () => {
  expect(pagesForWords('10', '2500', 'many')).toBe('1');
  expect(pagesForWords('1', 'many', '500')).toBe('2');
});
