import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return pageMeta(
    'Careers',
    'Six remote openings in writing, quality, research, support and marketing, and how to apply by chat or with the form.',
    { path: paths.careers, things: [breadcrumbs([{ name: 'Careers', path: paths.careers }])] },
  );
}

export default lazyPage(async () => (await import('~/features/content/careers/careers-page')).CareersPage);
