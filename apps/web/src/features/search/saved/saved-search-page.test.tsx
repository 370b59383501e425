import { expect, it, vi } from 'vitest';
import { meta } from '~/routes/saved-searches';
import { renderPage } from '~/testing/render-page';
import { SavedSearchPage } from './saved-search-page';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const page = (query: string) => renderPage(<SavedSearchPage />, { address: `/saved-searches${query}` });

it('[X18] a mailed link does nothing before its button is pressed, because mail scanners open links too', () => {
  expect(page('?confirm=abc')).toMatch(/<button[^>]*>Confirm saved search/);
  expect(page('?stop=all.abc.def')).toMatch(/<button[^>]*>Stop all saved searches/);
  expect(page('?stop=one.7.def')).toMatch(/<button[^>]*>Stop this search/);
  expect(page('')).toContain('This link does not work.');
});

it('[X18] search engines do not index the page of saved searches', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
