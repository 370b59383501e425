import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () => unlistedPageMeta('My library');

export default lazyPage(async () => (await import('~/features/documents/library/library-page')).LibraryPage);
