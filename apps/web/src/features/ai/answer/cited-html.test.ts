import type { Citation } from '@aw/contracts/ai/chat';
import { expect, it } from 'vitest';
import { citedHtml } from './cited-html';

const page = (number: number): Citation => ({
  number,
  quote: 'Words.',
  title: '"><script>',
  source: { kind: 'page', documentId: 7, page: number },
});

it('[A8] a citation mark becomes a link to the cited page and names its document, and a mark without a citation stays text', () => {
  const html = citedHtml('<p>It is so [2]. And so [3].</p>', [page(2)]);
  expect(html).toMatch(
    /^<p>It is so <a data-citation="2" href="\/documents\/7\?page=2&amp;view=text&amp;quote=Words\." aria-label="[^">]*" [^>]*>2<\/a>\. And so \[3\]\.<\/p>$/,
  );
  expect(html).toContain('aria-label="Source 2, &quot;&gt;&lt;script&gt;, p. 2"');
  expect(html).not.toContain('<script');
});

it('[A8] brackets in code, formulas, links and attributes stay unchanged', () => {
  for (const html of [
    '<p><code>a[1]</code></p>',
    '<pre><code>a[1]</code></pre>',
    '<math><mo>[1]</mo></math>',
    '<a href="/x[1]">[1]</a>',
    '<p title="[1]">x</p>',
  ])
    expect(citedHtml(html, [page(1)])).toBe(html);
  expect(citedHtml('<code>x</code> [1]', [page(1)])).toContain('data-citation="1"');
  expect(citedHtml('[1]', [])).toBe('[1]');
});
