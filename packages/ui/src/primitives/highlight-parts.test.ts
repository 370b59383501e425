import { describe, expect, it } from 'vitest';
import { highlightParts } from './highlight-parts';

const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .filter((part) => part.isHit)
    .map((part) => part.text);

describe('highlightParts', () => {
  it('[D1] marks every occurrence of the query, whatever its case', () => {
    expect(marked('Curve sketching: the curve and its CURVES', 'curve')).toEqual(['Curve', 'curve', 'CURVE']);
  });

  it('[D1] marks fragments in the middle of a word', () => {
    expect(marked('Oxygen–haemoglobin', 'globin')).toEqual(['globin']);
  });

  it('[D1] marks the single words where the whole query does not occur', () => {
    expect(marked('The demand for curves', 'demand curve')).toEqual(['demand', 'curve']);
    expect(marked('Elasticity of the demand curve', 'demand curve')).toEqual(['demand curve']);
  });

  it('[D1] looks through accents and keeps the text as it was written', () => {
    expect(marked('Théorème de Fermat', 'theoreme')).toEqual(['Théorème']);
    expect(
      highlightParts('İstanbul Üniversitesi', 'uni')
        .map((part) => part.text)
        .join(''),
    ).toBe('İstanbul Üniversitesi');
  });

  it('[D1] treats signs of regular expressions as text', () => {
    expect(marked('C++ (templates)', 'c++ (')).toEqual(['C++ (']);
  });

  it('[D1] takes quotation marks around words for what they mean', () => {
    expect(marked('The supply curve shifts', '"supply curve"')).toEqual(['supply curve']);
    expect(marked('The supply curve shifts', '“supply” shifts')).toEqual(['supply', 'shifts']);
  });

  it('[D1] marks nothing for a blank query or one that is absent', () => {
    expect(marked('Any title', '   ')).toEqual([]);
    expect(marked('Any title', 'zygote')).toEqual([]);
  });
});
