import { expect, it } from 'vitest';
import { anyBeginning, stemQuery } from './stem-query';

it('[A8] a stem is one word of a query, whatever stands in it', () => {
  expect(stemQuery('enzym')).toBe("'enzym'");
  expect(stemQuery("o'clock\\")).toBe("'o''clock\\\\'");
});

it('[A8] words are looked for by how they begin', () => {
  expect(anyBeginning(['studi', 'cell', 'pi'])).toBe("'stud':* | 'cell':* | 'pi':*");
});
