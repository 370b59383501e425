import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRichText } from '../rich-text';

const html = (source: string) => compileRichText(source).html;
const text = (source: string) => compileRichText(source).text;
/** Returns only the elements of formulas, without their content. */
const shape = (source: string) =>
  html(source)
    .replace(/<math display="block"[^>]*>.*?<\/math>/g, 'BLOCK')
    .replace(/<math>.*?<\/math>/g, 'INLINE');

describe('formulas between TeX’s own delimiters', () => {
  it('[Q1] TeX’s own delimiters work in sentences, headings, lists, links and table cells', () => {
    expect(shape('The root \\(x_1\\) of \\[ ax^2+bx+c=0 \\] is real.')).toBe(
      '<p dir="auto">The root INLINE of BLOCK is real.</p>',
    );
    expect(shape('# \\(x\\)\n\n- **\\(x\\)**\n- [\\(x\\)](/a)')).toMatch(
      /<h3.*INLINE.*<strong>INLINE.*>INLINE<\/a>/s,
    );
    expect(shape('| a |\n| - |\n| \\(x\\) |')).toContain('<td dir="auto">INLINE</td>');
    expect(shape('over\n\\(x\ny\\) two lines')).toContain('INLINE two lines');
  });

  it('[Q1] a formula at the beginning of a line is a block, whatever its lines begin with', () => {
    for (const source of [
      '\\[\nx\n- y\n+ z\n> 1\n\\]',
      'before\n\\[ x\n- y \\]\nafter',
      '1. one\n   \\[\n   x\n   - y\n   \\]\n2. two',
      '> \\[\n> x\n> \\]',
      '\\[\n  \\begin{pmatrix} a \\\\[2pt] b \\end{pmatrix}\n\\]',
    ]) {
      expect(shape(source).match(/BLOCK/g), source).toHaveLength(1);
      expect(html(source), source).not.toMatch(/maths-error|<ul>/);
    }
  });

  it('[Q1] delimiters are text in code, after a backslash, without an end, and with nothing between them', () => {
    expect(html('`\\(x\\)` and\n\n```\n\\[x\\]\n```')).toBe(
      '<p dir="auto"><code>\\(x\\)</code> and</p>\n<pre><code>\\[x\\]\n</code></pre>',
    );
    expect(html('\\\\(x\\\\) \\(\\) \\(x')).toBe('<p dir="auto">\\(x\\) () (x</p>');
    expect(html('\\[ x\n\ny \\]')).toBe('<p dir="auto">[ x</p>\n<p dir="auto">y ]</p>');
  });

  it('[R8] a text of nothing but opening delimiters is parsed in time', () => {
    for (const bomb of ['\\(', '\\[', '\\[\n', '> \\[\n', '- \\(\n', '$\\$', '\\(\\[']) {
      const before = process.threadCpuUsage();
      html(bomb.repeat(30_000 / bomb.length));
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000, bomb).toBeLessThan(1_500);
    }
  });
});

describe('signs within formulas', () => {
  it('[Q1] a dollar sign after a backslash is part of the formula', () => {
    expect(shape('Cost is $\\$10$ and $$\\$10$$.')).toBe('<p dir="auto">Cost is INLINE and INLINE.</p>');
    expect(text('Cost is $\\$10$, \\$5 and $a \\\\$.')).toBe('Cost is $10, $5 and a.');
  });

  it('[Q1] a bar after a backslash is a single bar in a table and a double bar elsewhere', () => {
    const table = '| A | B |\n|---|---|\n| $P(A\\|B)$ | \\(\\lvert x \\rvert\\) $\\Vert v \\Vert$ |';
    expect(text(table)).toBe('A B P(A|B) |x| ‖v‖');
    expect(text('$P(A\\|B)$')).toBe('P(A‖B)');
  });
});

describe('what is no TeX', () => {
  it('[Q1] an invalid formula is shown as typed with a note, and the rest of the text is unaffected', () => {
    expect(html('Good $a$, what does $x_$ mean?')).toBe(
      '<p dir="auto">Good <math><mi>a</mi></math>, what does <span class="maths-error" dir="ltr"><code>x_</code> (not readable as a formula)</span> mean?</p>',
    );
    for (const tex of ['x^', '_', '\\left(^', '\\char"FFFFFFFF', '\\frac{a}', '{', '&', '\\unknown'])
      expect(html(`a $$${tex}$$ b`), tex).toMatch(
        /^<p dir="auto">a <span class="maths-error".*<\/span> b<\/p>$/s,
      );
    expect(text('what does $x_$ mean?')).toBe('what does x_ mean?');
  });

  it('[R1] a short text is never refused, whatever its characters are', () => {
    const piece = fc.constantFrom(
      '$',
      '$$',
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      '\\',
      '_',
      '^',
      '{',
      '}',
      '&',
      '%',
      '#',
      '~',
      "'",
      '|',
      '`',
      '\n',
      '\n\n',
      'x',
      '1',
      ' ',
      '\\\\',
      '\\left(',
      '\\right)',
      '\\frac',
      '\\sqrt[',
      '\\text{',
      '\\begin{array}{c}',
      '\\end{array}',
      '\\limits',
      '\\over',
      '\\hline',
      '\\middle|',
      '\\ce{',
      '\\tag{',
      '\\char"',
      '\\kern',
      '-9em',
      '\\mathchoice',
      '- ',
      '> ',
      '| ',
      '\n|-|-|\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const compiled = compileRichText(pieces.join(''));
        expect(compiled.html).not.toMatch(/<(?:script|iframe|style)/);
        expect(compiled.text).not.toContain('\n');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('lengths', () => {
  it('[R1] negative lengths are capped like positive ones, in every command that accepts a length', () => {
    for (const tex of [
      '\\raisebox{-100000em}{x}',
      '\\raise-99999em{x}',
      '\\lower{99999em}{x}',
      '\\hspace{-99999em}x',
      '\\hskip-99999em x',
      '\\kern-99999em x',
      '\\mkern-999999mu x',
      '\\rule{-99999em}{99999em}',
      '\\rule[-99999em]{99999em}{9em}',
      '\\raisebox{-99999cm}{x}',
      '\\kern-99999pt x',
      '\\genfrac(){99999em}{}{a}{b}',
    ])
      for (const [, number, unit] of html(`$${tex}$`).matchAll(/(\d+(?:\.\d+)?)(em|cm|pt|px|in|mm)/g))
        expect(Number(number), `${tex} has ${number}${unit}`).toBeLessThanOrEqual(unit === 'em' ? 10 : 134);
    expect(html('$\\raisebox{-2em}{x}$')).toContain('voffset="-2em"');
  });
});
