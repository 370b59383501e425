import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return unlistedPageMeta(
    'Following a question',
    'Confirm that you follow a question, or stop following it.',
  );
}

export default lazyPage(async () => (await import('~/features/questions/follow/follow-page')).FollowPage);
