import heads from '@aw/content/help-pages-heads';
import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';

type GuideId = 'gettingStarted' | 'accountHelp' | 'studyTools';

/** Returns the meta tags of a guide, whose breadcrumbs start at the help center. */
export function guideMeta(id: GuideId) {
  const { title, description } = heads[id];
  const path = paths[id];
  const steps = [
    { name: heads.center.title, path: paths.help },
    { name: title, path },
  ];
  return pageMeta(title, description, { path, things: [breadcrumbs(steps)] });
}
