import { expect, it } from 'vitest';
import { prefixQuery, stemQuery } from './stems.queries';

it('[A8] a stem is one word of a query, with any characters', () => {
  expect(stemQuery('enzym')).toBe("'enzym'");
  expect(stemQuery("o'clock\\")).toBe("'o''clock\\\\'");
});

it('[A8] a query for stems matches words that begin with them', () => {
  expect(prefixQuery(['studi', 'cell', 'pi'])).toBe("'stud':* | 'cell':* | 'pi':*");
});
