import { expect, it, vi } from 'vitest';
import { reader, renderStatic } from '~/testing/render-static';
import { UploadHead } from './upload-head';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const words = (change: object) =>
  renderStatic(<UploadHead />, { user: { ...reader, ...change } }).replaceAll(/<[^>]+>/g, ' ');

it('[D10] the upload page shows the balance beside the progress to the next credits', () => {
  expect(words({ uploadCount: 6, creditBalance: 1 })).toMatch(/You have\s+1 unlock credit\b/);
  expect(words({ uploadCount: 6, creditBalance: 0 })).toMatch(/You have\s+0 unlock credits/);
});

it('[D10] the upload page promises no credits if uploads only make up for spent ones', () => {
  const html = words({ uploadCount: 9, creditBalance: 0, nextCredits: 0 });
  expect(html).toContain('You already spent 5 unlock credits from documents that were removed.');
  expect(html).not.toMatch(/left to earn|next: 5/);
  expect(words({ uploadCount: 9, creditBalance: 0 })).toContain('1 document left to earn 5 unlock credits.');
});

it('[D10] after ten uploads, the page says what all of them count for, also if a deduction made the last ones earn fewer', () => {
  const full = words({ uploadCount: 20, creditBalance: 11 });
  expect(full).toMatch(/You have\s+11 unlock credits/);
  expect(full).toContain('Your 20 accepted documents count for 10 unlock credits.');
  expect(words({ uploadCount: 0, creditBalance: 0 })).not.toContain('count for');
});
