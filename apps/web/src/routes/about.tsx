import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { breadcrumbs, organization } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return pageMeta(
    'About Us',
    'Who we are and how we work: a library that students build for each other, and people who write, edit and explain.',
    {
      path: paths.about,
      things: [
        { '@type': 'AboutPage', name: 'About Us', url: absolute(paths.about), mainEntity: organization() },
        breadcrumbs([{ name: 'About Us', path: paths.about }]),
      ],
    },
  );
}

export default lazyPage(async () => (await import('~/features/content/about/about-page')).AboutPage);
