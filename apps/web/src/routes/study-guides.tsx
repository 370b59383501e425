import { pageMeta } from '~/lib/page-title';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return pageMeta('Study Guides', 'Study guides and notes by subject, with their first pages free to read.', {
    path: '/study-guides',
    things: [breadcrumbs([{ name: 'Study Guides', path: '/study-guides' }])],
  });
}

export default lazyPage(
  async () => (await import('~/features/documents/study-guides/study-guides-page')).StudyGuidesPage,
);
