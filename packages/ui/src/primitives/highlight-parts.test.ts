import { describe, expect, it } from 'vitest';
import { highlightParts, type Mark, markedParts } from './highlight-parts';

const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .filter((part) => part.isHit)
    .map((part) => part.text);

describe('highlightParts', () => {
  it('[D1] every occurrence of the query is marked, in upper or lower case', () => {
    expect(marked('Curve sketching: the curve and its CURVES', 'curve')).toEqual(['Curve', 'curve', 'CURVE']);
  });

  it('[D1] matches in the middle of a word are marked', () => {
    expect(marked('Oxygen–haemoglobin', 'globin')).toEqual(['globin']);
  });

  it('[D1] single words are marked if the whole query does not occur', () => {
    expect(marked('The demand for curves', 'demand curve')).toEqual(['demand', 'curve']);
    expect(marked('Elasticity of the demand curve', 'demand curve')).toEqual(['demand curve']);
  });

  it('[D1] accents are ignored and the text stays as written', () => {
    expect(marked('Théorème de Fermat', 'theoreme')).toEqual(['Théorème']);
    expect(
      highlightParts('İstanbul Üniversitesi', 'uni')
        .map((part) => part.text)
        .join(''),
    ).toBe('İstanbul Üniversitesi');
  });

  it('[D1] special characters of regular expressions are treated as text', () => {
    expect(marked('C++ (templates)', 'c++ (')).toEqual(['C++ (']);
  });

  it('[D1] quotation marks around words are not searched for', () => {
    expect(marked('The supply curve shifts', '"supply curve"')).toEqual(['supply curve']);
    expect(marked('The supply curve shifts', '“supply” shifts')).toEqual(['supply', 'shifts']);
  });

  it('[D1] nothing is marked for a blank or missing query', () => {
    expect(marked('Any title', '   ')).toEqual([]);
    expect(marked('Any title', 'zygote')).toEqual([]);
  });
});

describe('markedParts', () => {
  const text = 'The curve shifts';
  const hits = (marks: Mark[]) =>
    markedParts(text, marks)
      .filter((part) => part.isHit)
      .map((part) => part.text);

  it('[D21] exactly the marked places are marked, in any order, and the text stays whole', () => {
    expect(
      hits([
        [10, 5],
        [4, 5],
      ]),
    ).toEqual(['curve', 'shift']);
    expect(
      markedParts(text, [[4, 5]])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('[D21] marks that overlap become one, and marks outside the text are ignored', () => {
    expect(
      hits([
        [4, 3],
        [6, 3],
      ]),
    ).toEqual(['curve']);
    expect(
      hits([
        [-3, 2],
        [99, 4],
        [0, 0],
      ]),
    ).toEqual([]);
    expect(hits([[10, 99]])).toEqual(['shifts']);
  });
});
