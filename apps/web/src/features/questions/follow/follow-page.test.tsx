import { expect, it, vi } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { FollowPage } from './follow-page';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const page = (query: string) => renderPage(<FollowPage />, { address: `/question-follow${query}` });

it('[Q9] a mailed link does nothing before its button is pressed, because mail scanners open links too', () => {
  expect(page('?confirm=abc')).toMatch(/<button[^>]*>Confirm my address/);
  expect(page('?end=abc')).toMatch(/<button[^>]*>Stop following/);
  expect(page('')).toContain('This link does not work.');
});
