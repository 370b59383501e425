import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return unlistedPageMeta('Saved searches', 'Confirm a saved search, or stop its emails.');
}

export default lazyPage(
  async () => (await import('~/features/search/saved/saved-search-page')).SavedSearchPage,
);
