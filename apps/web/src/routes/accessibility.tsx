import { lead, title } from '~/features/content/accessibility/accessibility-texts';
import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  const path = paths.accessibility;
  return pageMeta(title, lead, { path, things: [breadcrumbs([{ name: title, path }])] });
}

export default lazyPage(
  async () => (await import('~/features/content/accessibility/accessibility-page')).AccessibilityPage,
);
