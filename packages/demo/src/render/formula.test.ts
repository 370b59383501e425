import { describe, expect, it } from 'vitest';
import { linearFormula, parseFormula, splitMaths } from './formula';
import { layFormula } from './formula-box';
import { parseInline } from './inline';
import { breakLines, lineWidth } from './lines';

const style = { face: 'stix', size: 10, upright: false } as const;

describe('formulas', () => {
  it('[D7] fractions, roots and scripts can be nested, and brackets inside them are kept', () => {
    const [fraction] = parseFormula('frac(f(x) + 1; sqrt(x^{2} − 1))');
    expect(fraction?.kind).toBe('fraction');
    expect(linearFormula(parseFormula('frac(f(x) + 1; sqrt(x^{2} − 1))'))).toBe(
      '(f(x) + 1) / (√(x^{2} − 1))',
    );
  });

  it('[D7] a fraction on a slide needs brackets only around more than one thing', () => {
    expect(linearFormula(parseFormula('frac(a; b)'))).toBe('a / b');
    expect(linearFormula(parseFormula('frac(k_{r}; k_{d})'))).toBe('k_{r} / k_{d}');
    expect(linearFormula(parseFormula('frac(a + 1; b)'))).toBe('(a + 1) / b');
  });

  it('[D7] a raised and a lowered script are drawn above each other', () => {
    const stacked = layFormula(parseFormula('x_{12}^{34}'), style).width;
    const apart = layFormula(parseFormula('x_{12}y^{34}'), style).width;
    expect(stacked).toBeLessThan(apart);
  });

  it('[D7] a fraction is taller than its line and as wide as its wider half', () => {
    const plain = layFormula(parseFormula('a + b + c'), style);
    const fraction = layFormula(parseFormula('frac(a; a + b + c)'), style);
    expect(fraction.ascent + fraction.descent).toBeGreaterThan((plain.ascent + plain.descent) * 1.5);
    expect(fraction.width).toBeGreaterThan(plain.width * 0.85);
  });

  it('[D7] single letters are italic, functions and units are not', () => {
    const italics = splitMaths('v = 3~m/s · sin x').filter((part) => part.italic);
    expect(italics.map((part) => part.text)).toEqual(['v', 'x']);
  });
});

describe('lines of text', () => {
  it('[D7] marks become styles and are not part of the text', () => {
    const runs = parseInline('**a** *b* x^{2} H_{2}O `n = 1`');
    expect(runs.map((run) => run.text).join('')).toBe('a b x2 H2O n\u00a0=\u00a01');
    expect(runs.find((run) => run.text === 'a')?.bold).toBe(true);
    expect(runs.filter((run) => run.script !== 'normal').map((run) => run.text)).toEqual(['2', '2']);
  });

  it('[D7] no line is wider than its column, and no word is lost', () => {
    const text =
      'Elasticity compares percentage changes, so the same slope gives a different elasticity at every point.';
    const lines = breakLines(text, { face: 'inter', size: 9 }, 140);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(140.01);
    const words = lines.flatMap((line) =>
      line.words.map((word) => word.pieces.map((piece) => piece.text).join('')),
    );
    expect(words.join(' ')).toBe(text);
  });

  it('[D7] characters that the text font lacks are taken from the maths font', () => {
    expect(lineWidth('∀x ∈ ℝ: x² ≥ 0 ⇌', { face: 'inter', size: 10 })).toBeGreaterThan(50);
    expect(() => lineWidth('\u{1F600}', { face: 'inter', size: 10 })).toThrow(/No font/);
  });
});
