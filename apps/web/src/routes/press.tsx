import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return pageMeta(
    'Press',
    'Press releases, live figures, a media kit with logo, colours and fact sheet, and press contacts.',
    { path: paths.press, things: [breadcrumbs([{ name: 'Press', path: paths.press }])] },
  );
}

export default lazyPage(async () => (await import('~/features/content/press/press-page')).PressPage);
