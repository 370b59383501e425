import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () => unlistedPageMeta('Review cards');

export default lazyPage(async () => (await import('~/features/cards/cards-page')).CardsPage);
