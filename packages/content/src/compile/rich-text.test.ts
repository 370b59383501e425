import { describe, expect, it } from 'vitest';
import { compileRichText } from './rich-text';

const html = (source: string) => compileRichText(source).html;
const tagsOf = (source: string) =>
  html(source)
    .match(/<[^>]*>/g)
    ?.join('');

describe('a text by a person', () => {
  it('[Q1] Markdown becomes headings below the page’s own, lists, tables and line breaks', () => {
    expect(html('# One\n\nfirst\nsecond\n\n- a\n- **b**')).toBe(
      '<h3 dir="auto">One</h3>\n<p dir="auto">first<br>\nsecond</p>\n<ul>\n<li dir="auto">a</li>\n<li dir="auto"><strong>b</strong></li>\n</ul>',
    );
    expect(html('| a | b |\n| - | -: |\n| 1 | 2 |')).toContain('<td align="right" dir="auto">2</td>');
    expect(html('    not code')).toBe('<p dir="auto">not code</p>');
  });

  it('[Q1] formulas become MathML, displayed if they are alone in a paragraph', () => {
    expect(html('where $x^2$ is')).toBe(
      '<p dir="auto">where <math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math> is</p>',
    );
    for (const display of ['$$x$$', '$$\nx\n$$', '```math\nx\n```'])
      expect(html(display), display).toMatch(/^<p( dir="auto")?><math display="block" class="tml-display"/);
    expect(html('$\\ce{2H2 + O2 -> 2H2O}$')).toMatch(/^<p dir="auto"><math>.*H.*→.*<\/math><\/p>$/);
  });

  it('[Q1] prices are not taken for formulas', () => {
    for (const price of ['costs $5 and $10 more', 'from $5-$10', 'a $5 note, a $ sign'])
      expect(html(price)).toBe(`<p dir="auto">${price}</p>`);
    expect(html('costs $5 and $x$ more')).toMatch(/\$5 and <math>/);
    expect(html('$ x $')).toContain('<math>');
  });

  it('[Q1] only code in the supported languages is highlighted', () => {
    expect(html('```python\ndef f(): pass\n```')).toBe(
      '<pre><code class="language-python"><span class="hljs-keyword">def</span> <span class="hljs-title">f</span>(): <span class="hljs-keyword">pass</span>\n</code></pre>',
    );
    expect(html('```klingon\n<b>\n```')).toBe('<pre><code class="language-klingon">&#x3C;b>\n</code></pre>');
  });

  it('[Q1] compiling also returns the plain text and the ids of the images', () => {
    const text = '**Bold** and $x^2$\n\n![A tree](/api/images/0f-1) ![](/api/images/0f-1)\n\n> quoted';
    expect(compileRichText(text)).toMatchObject({ text: 'Bold and x² A tree quoted', images: ['0f-1'] });
  });

  it('[Q10] an image whose address ends in its size gets width and height', () => {
    expect(html('![x](/api/images/0f1e-1200x800)')).toBe(
      '<p dir="auto"><img src="/api/images/0f1e-1200x800" alt="x" width="1200" height="800" loading="lazy" decoding="async"></p>',
    );
    expect(compileRichText('![](/api/images/0f1e-1200x800)').images).toEqual(['0f1e-1200x800']);
    for (const odd of ['0f1e-1200x', '0f1e-123456x9', '1200x800', '-x-'])
      expect(html(`![](/api/images/${odd})`), odd).toMatch(/<img src="[^"]*" alt="" loading/);
  });

  it('[R1] raw HTML is shown as text, script links are removed, and only our own images are shown', () => {
    expect(html('<script>x()</script> <b onclick="x()">b</b>')).toBe(
      '<p dir="auto">&#x3C;script>x()&#x3C;/script> &#x3C;b onclick="x()">b&#x3C;/b></p>',
    );
    expect(html('[a](javascript:x()) [b](data:text/html,x) [c](/terms)')).toBe(
      '<p dir="auto"><a rel="nofollow ugc noopener">a</a> <a rel="nofollow ugc noopener">b</a> <a href="/terms" rel="nofollow ugc noopener">c</a></p>',
    );
    expect(html('![x](https://example.org/a.png) ![y](/api/images/../auth)')).not.toContain('<img');
    expect(html('![x](/api/images/a1)')).toContain(
      '<img src="/api/images/a1" alt="x" loading="lazy" decoding="async">',
    );
  });

  it('[R1] formulas have no links, classes, colours or excessive sizes', () => {
    const hostile = [
      '\\href{javascript:x()}{y}',
      '\\includegraphics{https://example.org/a.png}',
      '\\class{btn}{x}',
      '\\text{<img src=x onerror=x()>}',
      '\\style{position:fixed}{x}',
    ];
    for (const tex of hostile)
      expect(tagsOf(`$${tex}$`), tex).toMatch(
        /^(<\/?(p|span|code|math|m\w+)( dir="auto"| class="maths-error" dir="ltr")?>)+$/,
      );
    expect(html('$\\color{red}x \\kern{900em} \\rule{900em}{900em}$')).not.toMatch(/color|background|900/);
    expect(html('$\\def\\a{\\a\\a}\\a$')).toContain('maths-error');
  });

  it('[R8] a text that would take the parser many seconds is refused at once, unless its marks are in code or formulas', () => {
    for (const bomb of ['>'.repeat(30_000), '> '.repeat(15_000), '*a_'.repeat(10_000), '~a'.repeat(15_000)]) {
      const before = process.threadCpuUsage();
      expect(() => html(bomb)).toThrow(RangeError);
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000, bomb.slice(0, 3)).toBeLessThan(500);
    }
    expect(html(`${'>'.repeat(20)} deep`)).toContain('deep');
    const marks = html(`\`${'*a_'.repeat(2_500)}\` $${'x_1 '.repeat(1_500)}$ ${'a_b '.repeat(500)}`);
    expect(marks).toMatch(/<code>\*a_.*x_1.*a_b/s);
  });

  it('[R1] a text that nests too deeply is refused, and the next text still compiles', () => {
    expect(() => html('>'.repeat(10_000))).toThrow(RangeError);
    expect(html('fine')).toBe('<p dir="auto">fine</p>');
  });
});
