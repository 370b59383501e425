import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestCorrection, damerauLevenshtein } from './typing-errors';

const unlimited = 1_000;
/** Few letters, so that words are often near, and some outside of the basic plane. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '𝒳'), maxLength: 9 });
const lettersOf = (text: string) => Array.from(text);

/** The definition of the optimal string alignment distance, without rows and limits. */
function naiveDistance(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return one.length + other.length;
  const [oneShorter, otherShorter] = [one.slice(0, -1), other.slice(0, -1)];
  const isSwapped =
    one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return Math.min(
    naiveDistance(oneShorter, other) + 1,
    naiveDistance(one, otherShorter) + 1,
    naiveDistance(oneShorter, otherShorter) + (one.at(-1) === other.at(-1) ? 0 : 1),
    isSwapped ? naiveDistance(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

describe('the number of typing errors', () => {
  it.each([
    ['entropy', 'entropy', 0],
    ['entrpy', 'entropy', 1],
    ['entroopy', 'entropy', 1],
    ['entrapy', 'entropy', 1],
    ['entorpy', 'entropy', 1],
    ['fotosynthesis', 'photosynthesis', 2],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
    ['𝒳𝒴', '𝒴𝒳', 1],
    ['μιτοχονδριο', 'μιτοχονρδιο', 1],
  ])('[D22] between %j and %j it is %i', (one, other, errors) => {
    expect(damerauLevenshtein(one, other, unlimited)).toBe(errors);
  });

  it('[D22] it is that of the definition, and max + 1 above the maximum', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', '𝒳'), maxLength: 6 });
    fc.assert(
      fc.property(short, short, fc.nat(6), (one, other, max) => {
        const errors = naiveDistance(lettersOf(one), lettersOf(other));
        expect(damerauLevenshtein(one, other, max)).toBe(Math.min(errors, max + 1));
      }),
      { numRuns: 300 },
    );
  });

  it('[D22] it is the same in both directions, and 0 for equal words only', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const errors = damerauLevenshtein(one, other, unlimited);
        expect(damerauLevenshtein(other, one, unlimited)).toBe(errors);
        expect(errors === 0).toBe(one === other);
      }),
    );
  });

  it('[D22] it is at least the difference of the lengths, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const lengths = [lettersOf(one).length, lettersOf(other).length];
        const errors = damerauLevenshtein(one, other, unlimited);
        expect(errors).toBeGreaterThanOrEqual(Math.max(...lengths) - Math.min(...lengths));
        expect(errors).toBeLessThanOrEqual(Math.max(...lengths));
      }),
    );
  });

  it('[D22] the same letters before and after both words do not change it', () => {
    fc.assert(
      fc.property(word, word, word, (one, other, same) => {
        const errors = damerauLevenshtein(one, other, unlimited);
        expect(damerauLevenshtein(same + one, same + other, unlimited)).toBe(errors);
        expect(damerauLevenshtein(one + same, other + same, unlimited)).toBe(errors);
      }),
    );
  });

  it('[D22] one error at any place of a word is one error', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 20 }), fc.nat(18), (text, place) => {
        const letters = lettersOf(text);
        const at = place % (letters.length - 1);
        const [letter = '', next = ''] = letters.slice(at);
        expect(damerauLevenshtein(text, letters.toSpliced(at, 1).join(''), 1)).toBe(1);
        expect(damerauLevenshtein(text, letters.toSpliced(at, 0, '𝒳').join(''), 1)).toBe(1);
        expect(damerauLevenshtein(text, letters.toSpliced(at, 1, '𝒳').join(''), 1)).toBe(1);
        const swapped = letters.toSpliced(at, 2, next, letter).join('');
        expect(damerauLevenshtein(text, swapped, 1)).toBe(letter === next ? 0 : 1);
      }),
    );
  });
});

describe('a correction', () => {
  const eachOnce = (...words: string[]) => words.map((each) => ({ word: each, frequency: 1 }));

  it.each([
    ['entorpy', ['entropy', 'enthalpy'], 'entropy'],
    ['fotosynthesis', ['photosynthesis', 'biosynthesis'], 'photosynthesis'],
    ['mitochondira', ['mitochondria', 'mitochondrial'], 'mitochondria'],
    ['fotosnthesis', ['photosynthesis'], undefined],
    ['entrpoyy', ['entropy'], 'entropy'],
    ['entrpoy', ['entropies'], undefined],
    ['celss', ['cells'], 'cells'],
    ['cels', ['cells'], undefined],
    ['entropy', ['entropy', 'entropic'], undefined],
    ['entropy', [], undefined],
  ])('[D22] of %j, if %j are known, is %j', (typed, words, meant) => {
    expect(bestCorrection(typed, eachOnce(...words))).toBe(meant);
  });

  it('[D22] fewer errors come first, then the more frequent word, then the longer common beginning', () => {
    const candidate = (text: string, frequency: number) => ({ word: text, frequency });
    expect(
      bestCorrection('statistcs', [
        candidate('statistic', 900),
        candidate('statistics', 5),
        candidate('statics', 9_000),
      ]),
    ).toBe('statistics');
    expect(bestCorrection('reacton', [candidate('reaction', 5), candidate('reactor', 9)])).toBe('reactor');
    expect(bestCorrection('ractions', [candidate('fractions', 5), candidate('rations', 5)])).toBe('rations');
    expect(bestCorrection('xation', [candidate('ration', 5), candidate('cation', 5)])).toBe('cation');
  });

  it('[D22] the order of the candidates does not matter', () => {
    const candidates = fc.array(fc.record({ word, frequency: fc.nat(2) }), { maxLength: 20 });
    fc.assert(
      fc.property(word, candidates, (typed, words) => {
        expect(bestCorrection(typed, words.toReversed())).toBe(bestCorrection(typed, words));
      }),
    );
  });

  it('[D22] two hundred candidates are read and no more', () => {
    const typed = 'a'.repeat(200);
    const read = new Set<number>();
    const candidates = Array.from({ length: 10_000 }, (_, at) => ({
      get word() {
        read.add(at);
        return `${'a'.repeat(199)}${at % 10}`;
      },
      frequency: at,
    }));
    expect(bestCorrection(typed, candidates)).toBe(`${'a'.repeat(199)}9`);
    expect(read.size).toBe(200);
    expect(
      bestCorrection('entorpy', [...eachOnce(...Array<string>(200).fill('other')), ...eachOnce('entropy')]),
    ).toBeUndefined();
  });
});
