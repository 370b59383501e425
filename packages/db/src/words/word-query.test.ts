import { describe, expect, it } from 'vitest';
import { parseSearch } from './search-words';
import { anyTermOf, formsOf, tsqueryOf } from './word-query';

const queryOf = (q: string) => parseSearch(q).terms.map((term) => formsOf(term));
const textOf = (q: string) => tsqueryOf(queryOf(q));

describe('the tsquery of a search', () => {
  it.each([
    ['cell biology', "'cell' & 'biology'"],
    ['covid-19', "(('covid' <-> '19') | 'covid19')"],
    ['a.b.c.d.e', "('a' <-> 'b' <-> 'c' <-> 'd' <-> 'e')"],
    ['phys 101', "(('phys' & '101') | 'phys101')"],
    ['phys101', "('phys101' | ('phys' <-> '101'))"],
    ['"cell wall"', "('cell' <-> 'wall')"],
    ['光合作', "('光合' & '合作')"],
    ['光', "('光' | '光':*)"],
  ])('[D22] of %j is %j', (q, text) => {
    expect(textOf(q)).toBe(text);
  });

  it('[D22] is null without words, with all terms or with any', () => {
    expect([tsqueryOf([]), anyTermOf([])]).toEqual([null, null]);
    expect(anyTermOf(queryOf('cell biology'))).toBe("'cell' | 'biology'");
  });

  it('[D22] quotes and backslashes of a word are doubled', () => {
    const places = [{ anyOf: ["o'ne\\ill"], beginnings: ["d'"] }];
    expect(tsqueryOf([[{ places, isSideBySide: false }]])).toBe("('o''ne\\\\ill' | 'd''':*)");
  });
});

describe('the forms of a term', () => {
  it('[D22] contain what stands for each word, the beginning of the last one, and no word twice', () => {
    const [compound] = parseSearch('well-kno').terms;
    if (!compound) throw new Error('The search has a term.');
    const others = (word: string, isOpen: boolean) => ({
      anyOf: [word, `en:${word}`],
      beginnings: isOpen ? [word] : undefined,
    });
    expect(formsOf(compound, others)).toEqual([
      {
        isSideBySide: true,
        places: [
          { anyOf: ['well', 'en:well'], beginnings: undefined },
          { anyOf: ['kno', 'en:kno'], beginnings: ['kno'] },
        ],
      },
      { isSideBySide: false, places: [{ anyOf: ['wellkno', 'en:wellkno'], beginnings: ['wellkno'] }] },
    ]);
  });
});
