import { compileRichText } from '@aw/content/rich-text';
import { describe, expect, it } from 'vitest';
import { hasTextCases, textCase } from '../../testing/text-cases';

describe.runIf(hasTextCases)('texts that once broke the product', () => {
  it('[Q1] an invalid formula is marked, and the others are rendered', () => {
    const { html, text } = compileRichText(textCase('dangling-subscript.md'));
    expect(html.match(/<math>/g)).toHaveLength(2);
    expect(html).toContain('<code>x_</code> (not readable as a formula)');
    expect(text).toBe('Good a + b, and what does x_ mean? Thanks for c.');
  });

  it('[Q1] TeX’s own delimiters, dollar signs in formulas and bars in tables are read correctly', () => {
    const delimiters = compileRichText(textCase('tex-delimiters.md'));
    expect(delimiters.html).toMatch(/<math><msub>.*<math display="block"/);
    expect(delimiters.text).toBe('The root x₁ of ax² + bx + c = 0 is real.');
    expect(compileRichText(textCase('dollar-in-formula.md')).text).toBe('Cost is $10 and $10.');
    expect(compileRichText(textCase('bar-in-table.md')).text).toBe('A B P(A|B) |x|');
  });
});
