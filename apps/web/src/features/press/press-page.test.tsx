import press from '@aw/content/press';
import releases, { bodies } from '@aw/content/releases';
import { expect, it } from 'vitest';
import { claimOf } from '~/content/claims';
import { renderPage } from '~/testing/render-page';
import { PressPage } from './press-page';

const count = (html: string, part: string) => html.split(part).length - 1;

it('[X7] the press page has figures, 6 releases, a media kit of 5 files, 4 standards and media contacts', () => {
  const html = renderPage(<PressPage />);
  expect(count(html, '<h1')).toBe(1);
  for (const { title, summary } of releases) {
    expect(html).toContain(title);
    expect(html).toContain(summary.replaceAll("'", '&#x27;'));
  }
  expect(count(html, 'aria-expanded="false"')).toBe(6);
  for (const { file } of press.mediaKit) expect(html).toContain(`href="/press/${file}"`);
  expect(count(html, 'aria-label="Download: ')).toBe(5);
  expect(count(html, 'Check it:')).toBe(4);
  expect(count(html, 'href="mailto:')).toBeGreaterThanOrEqual(2);
  expect(html).toContain('https://wa.me/');
  expect(html).toContain('aria-label="Academic Workshop in figures"');
});

it('[X7] every release has 150 to 350 words and its own day in 2025, newest first', async () => {
  for (const { id, wordCount, date } of releases) {
    expect(wordCount, id).toBeGreaterThanOrEqual(150);
    expect(wordCount, id).toBeLessThanOrEqual(350);
    expect(date, id).toMatch(/^2025-/);
    expect((await bodies[id]?.())?.default.html, id).toMatch(/^<p>/);
  }
  expect(releases.map(({ date }) => date)).toEqual(
    releases
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(new Set(releases.map(({ date }) => date)).size).toBe(6);
});

it('[X13] the figures of the press page are claims that list this page', () => {
  for (const id of press.stats) expect(claimOf(id).shownOn, id).toContain('/press');
});
