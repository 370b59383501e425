import { expect, it } from 'vitest';
import { parseSearch } from './search-words';
import { tsqueryOf, wordQuery } from './word-query';

/** Returns the queries for visible and locked pages. */
function pageQueries(q: string) {
  const { terms, hasQuotes } = parseSearch(q);
  return {
    seen: tsqueryOf(wordQuery(terms, 'typed')),
    locked: hasQuotes ? undefined : tsqueryOf(wordQuery(terms, 'whole')),
  };
}

it('[D1] pages are searched for words only, the last as a beginning, and for nothing without a word', () => {
  expect(pageQueries("Fast & 'Furious' | (x)")).toEqual({
    seen: "('fast') & ('furious') & ('x':*)",
    locked: "('fast') & ('furious') & ('x')",
  });
  expect(parseSearch('¡¿ … !').terms).toEqual([]);
});

it('[D1] vowels that a script writes as marks are part of their word', () => {
  expect(pageQueries('किताब पानी').seen).toBe("('किताब') & ('पानी':*)");
});

it('[D1] quoted words are a phrase, whose last word is a beginning only while it is typed', () => {
  expect(pageQueries('"supply curve" shif').seen).toBe("('supply' <-> 'curve') & ('shif':*)");
  expect(pageQueries('“supply curve”').seen).toBe("('supply' <-> 'curve')");
  expect(pageQueries('"supply cur').seen).toBe("('supply' <-> 'cur':*)");
});

it('[D7] a search with quotes, even unclosed ones, matches no locked pages', () => {
  for (const q of ['"supply curve"', '"supply', 'supply "', '«supply»', '„supply“', 'a "" b', '"'])
    expect(parseSearch(q).hasQuotes, q).toBe(true);
  expect(parseSearch('"').terms).toEqual([]);
});

it('[R4] only the first sixteen words of a search are used', () => {
  const { terms } = parseSearch(Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '));
  expect(terms.map(({ words }) => words[0])).toEqual(Array.from({ length: 16 }, (_, at) => `word${at}`));
  expect(terms.every(({ isOpen }) => !isOpen)).toBe(true);
});
