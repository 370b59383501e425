import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.quizzes;
const title = 'Quizzes';

export const meta = () =>
  pageMeta(
    title,
    'Timed quizzes in 38 subjects, from easy to hard, with explanations afterwards and a certificate if you pass.',
    { path, things: [breadcrumbs([{ name: title, path }])] },
  );

export default lazyPage(async () => (await import('~/features/quizzes/list/quizzes-page')).QuizzesPage);
