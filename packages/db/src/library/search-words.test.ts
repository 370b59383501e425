import { expect, it } from 'vitest';
import { readSearch } from './search-words';

it('[D1] a search asks pages for words only, the last as a beginning, and for nothing without one', () => {
  expect(readSearch("Fast & 'Furious' | (x)")).toEqual({
    patterns: ["%Fast & 'Furious' | (x)%"],
    beginnings: "'fast' & 'furious' & 'x':*",
    wholeWords: "'fast' & 'furious' & 'x'",
  });
  expect(readSearch('¡¿ … !')).toMatchObject({ beginnings: undefined, wholeWords: undefined });
});

it('[D1] words in quotes stay side by side; the last is a beginning only while it is typed', () => {
  expect(readSearch('"supply curve" shif')).toMatchObject({
    patterns: ['%supply curve%', '%shif%'],
    beginnings: "('supply' <-> 'curve') & ('shif':*)",
  });
  expect(readSearch('“supply curve”').beginnings).toBe("('supply' <-> 'curve')");
  expect(readSearch('"supply cur').beginnings).toBe("('supply' <-> 'cur':*)");
});

it('[D7] a search with quotes, also with one that is still open, has nothing for locked pages', () => {
  for (const q of ['"supply curve"', '"supply', 'supply "', '«supply»', '„supply“', 'a "" b'])
    expect(readSearch(q).wholeWords, q).toBeUndefined();
  expect(readSearch('"')).toEqual({ patterns: ['%"%'], beginnings: undefined, wholeWords: undefined });
});
