import press from '@aw/content/press';
import releases, { bodies } from '@aw/content/releases';
import { expect, it } from 'vitest';
import { claimOf } from '~/content/claims';

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
