import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.aiQuizGenerator();
const title = 'AI Quiz Generator';

export const meta = () =>
  pageMeta(
    title,
    'Get a timed quiz on any subject: 10 to 50 questions with explanations, and a certificate if you pass.',
    { path, things: [breadcrumbs([{ name: title, path }])] },
  );

export default lazyPage(
  async () => (await import('~/features/quizzes/generator/generator-page')).GeneratorPage,
);
