import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.aiTutoring();
const title = 'AI Tutoring';

export const meta = () =>
  pageMeta(title, 'Solve problems with hints instead of solutions, one at a time, with sources.', {
    path,
    things: [breadcrumbs([{ name: title, path }])],
  });

export default lazyPage(async () => (await import('~/features/ai/tutoring/tutoring-page')).TutoringPage);
