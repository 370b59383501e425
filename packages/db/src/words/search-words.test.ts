import { expect, it } from 'vitest';
import { readSearch } from './search-words';
import { tsqueryOf, wordQuery } from './word-query';

/** What visible and locked pages are asked. */
function asked(q: string) {
  const { terms, hasQuotes } = readSearch(q);
  return {
    seen: tsqueryOf(wordQuery(terms, 'typed')),
    locked: hasQuotes ? undefined : tsqueryOf(wordQuery(terms, 'whole')),
  };
}

it('[D1] a search asks pages for words only, the last as a beginning, and for nothing without one', () => {
  expect(asked("Fast & 'Furious' | (x)")).toEqual({
    seen: "('fast') & ('furious') & ('x':*)",
    locked: "('fast') & ('furious') & ('x')",
  });
  expect(readSearch('¡¿ … !').terms).toEqual([]);
});

it('[D1] vowels that a script writes as marks belong to their word', () => {
  expect(asked('किताब पानी').seen).toBe("('किताब') & ('पानी':*)");
});

it('[D1] words in quotes stay side by side; the last is a beginning only while it is typed', () => {
  expect(asked('"supply curve" shif').seen).toBe("('supply' <-> 'curve') & ('shif':*)");
  expect(asked('“supply curve”').seen).toBe("('supply' <-> 'curve')");
  expect(asked('"supply cur').seen).toBe("('supply' <-> 'cur':*)");
});

it('[D7] a search with quotes, also with one that is still open, has nothing for locked pages', () => {
  for (const q of ['"supply curve"', '"supply', 'supply "', '«supply»', '„supply“', 'a "" b', '"'])
    expect(readSearch(q).hasQuotes, q).toBe(true);
  expect(readSearch('"').terms).toEqual([]);
});

it('[R4] a search of very many words is read as its first sixteen', () => {
  const { terms } = readSearch(Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '));
  expect(terms.map(({ words }) => words[0])).toEqual(Array.from({ length: 16 }, (_, at) => `word${at}`));
  expect(terms.every(({ isOpen }) => !isOpen)).toBe(true);
});
