import { guideMeta } from '~/features/help/guide-meta';
import { latePage } from '~/shell/late-page';

export function meta() {
  return guideMeta('gettingStarted');
}

export default latePage(
  async () => (await import('~/features/help/getting-started-page')).GettingStartedPage,
);
