import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServedPage } from './served-page';

it('[D20] each block of a served page has the direction of its own text', () => {
  const html = renderToStaticMarkup(<ServedPage />);
  const blocks = html.match(/<(?:h[2-6]|p|ul)(?: [^>]*)?>/g)?.filter((tag) => !tag.includes('figure')) ?? [];
  expect(blocks).toHaveLength(9);
  for (const tag of blocks) expect(tag).toContain('dir="auto"');
  expect(html).toContain('<bdi>{{alt}}</bdi>');
  expect(html).toMatch(/<div [^>]*table-box[^>]* dir="\{\{direction\}\}">/);
  expect(html).toMatch(/<div class="page-blocks" lang="[^"]*">/);
});
