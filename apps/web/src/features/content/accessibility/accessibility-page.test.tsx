import { expect, it } from 'vitest';
import { defaultConfig } from '~/lib/config';
import { renderPage } from '~/testing/render-page';
import { linksIn } from '~/testing/tags';
import { AccessibilityPage } from './accessibility-page';

it('[X10] the statement says what we aim at, how we test, what does not work, and whom to tell', () => {
  const html = renderPage(<AccessibilityPage />);
  const headings = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(headings).toEqual([
    'What we aim at',
    'How we test',
    'What we know does not work',
    'Tell us about a problem',
  ]);
  expect(html).toContain('2.2 at level AA');
  const links = linksIn(html);
  expect(links).toContain('/contact');
  expect(links.some((link) => link.startsWith(`mailto:${defaultConfig.email}`))).toBe(true);
  expect(links.some((link) => link.startsWith('tel:'))).toBe(true);
});
