import { guideMeta } from '~/features/content/help/guide-meta';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return guideMeta('gettingStarted');
}

export default lazyPage(
  async () => (await import('~/features/content/help/getting-started-page')).GettingStartedPage,
);
