import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, replaceUnquoted } from './search-words';

/** Returns the kind and the parts of each term. */
const termsOf = (q: string) => parseSearch(q).terms.map(({ kind, parts }) => [kind, ...parts].join(' '));

describe('the words of a search', () => {
  it.each([
    ['Cell  Biology', ['word cell', 'word biology']],
    ['COVID-19', ['compound covid 19']],
    ['TCP/IP', ['word tcp', 'word ip']],
    ['don’t', ['compound don t']],
    ['3.14159', ['compound 3 14159']],
    ['C++', ['word c']],
    ['PHYS 101', ['code phys 101']],
    ['phys101', ['word phys101']],
    ['PHYS-101', ['compound phys 101']],
    ['CHEM 220L orbital', ['code chem 220l', 'word orbital']],
    ['midterm phys 101', ['word midterm', 'code phys 101']],
    ['ME 240 midterm', ['code me 240', 'word midterm']],
    ['is 300', ['code is 300']],
    ['the revolution of 1848', ['word revolution', 'word 1848']],
    ['chapter 101', ['word chapter', 'word 101']],
    ['光合作用', ['pairs 光合 合作 作用']],
    ['光', ['pairs 光']],
    ['"cell wall" plant', ['quoted cell wall', 'word plant']],
    ['„cell wall“ plant', ['quoted cell wall', 'word plant']],
    ['«光合 x»', ['pairs 光合 x']],
    ['""', []],
    ['?! …', []],
  ])('[D22] of %j are %j', (q, terms) => {
    expect(termsOf(q)).toEqual(terms);
  });

  it('[D22] only a last word without a space and a quote after it may go on', () => {
    const openOf = (q: string) => parseSearch(q).terms.map(({ isOpen }) => isOpen);
    expect(openOf('cell wall')).toEqual([false, true]);
    expect(openOf('phys 10')).toEqual([true]);
    expect(openOf('midterm phys 10')).toEqual([false, true]);
    expect(openOf('"cell wall')).toEqual([true]);
    expect(openOf('cell "wall"')).toEqual([false, false]);
    // The last word is filler, so no searched word is incomplete.
    expect(openOf('cell the')).toEqual([false]);
  });

  it('[D22] the title stays as it was typed, and quotes are remembered, closed or not', () => {
    expect(parseSearch('  The Cell? ')).toMatchObject({ title: 'The Cell?', hasQuotes: false });
    for (const q of ['"cell', '"cell"', 'cell”', '«cell»'])
      expect([q, parseSearch(q).hasQuotes]).toEqual([q, true]);
  });

  it('[D22] at most sixteen terms are searched for, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (q) => {
        const { terms } = parseSearch(q);
        expect(terms.length).toBeLessThanOrEqual(16);
        for (const { parts } of terms) {
          expect(parts.length).toBeGreaterThan(0);
          expect(parts).not.toContain('');
        }
      }),
    );
    expect(parseSearch('alpha beta gamma delta '.repeat(20)).terms).toHaveLength(16);
  });
});

describe('a replacement outside of quotes', () => {
  it('[D22] leaves quoted parts and quotation marks as they are', () => {
    const upper = (q: string) => replaceUnquoted(q, (text) => text.toUpperCase());
    expect(upper('a "b c" d “e” f "g')).toBe('A "b c" D “e” F "g');
    expect(upper('a')).toBe('A');
    expect(upper('"a')).toBe('"a');
  });
});
