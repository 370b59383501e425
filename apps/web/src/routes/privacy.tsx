import { findPolicy } from '~/features/content/policies/find-policy';
import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  const { title, lead } = findPolicy('privacy');
  const path = paths.privacy;
  return pageMeta(title, lead, { path, things: [breadcrumbs([{ name: title, path }])] });
}

export default lazyPage(async () => {
  const { PolicyPage } = await import('~/features/content/policies/policy-page');
  return () => <PolicyPage id="privacy" />;
});
