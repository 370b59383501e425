import { lazyPage } from '~/shell/lazy-page';
import { pageMeta } from '../lib/page-title';
import { breadcrumbs } from '../lib/structured-data';

export const meta = () =>
  pageMeta(
    'Join',
    'Create a free account. Get 1 unlock credit when you confirm your email address, 5 for every 10 uploads, and your work on every device.',
    { path: '/join', things: [breadcrumbs([{ name: 'Join', path: '/join' }])] },
  );

export default lazyPage(async () => (await import('~/features/auth/sign-up/join-page')).JoinPage);
