import { LibraryPage } from '~/features/documents/library/library-page';
import { unlistedPageMeta } from '~/lib/page-title';

export const meta = () => unlistedPageMeta('My library');

export default LibraryPage;
