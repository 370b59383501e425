import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () =>
  unlistedPageMeta('Search', 'Find documents, questions, courses and schools with one search.');

export default lazyPage(async () => (await import('~/features/search/results/search-page')).SearchPage);
