import faq from '@aw/content/faq';
import heads from '@aw/content/help-pages-heads';
import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs, faqPage } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  const { title, description } = heads.center;
  const path = paths.help;
  return pageMeta(title, description, { path, things: [faqPage(faq), breadcrumbs([{ name: title, path }])] });
}

export default lazyPage(async () => (await import('~/features/content/help/help-page')).HelpPage);
