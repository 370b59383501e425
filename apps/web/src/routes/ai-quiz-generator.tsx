import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.aiQuizGenerator();
const title = 'AI Quiz Generator';

export const meta = () =>
  pageMeta(
    title,
    'A timed quiz on a subject of your choice: ten to fifty questions with explanations, and a certificate for whoever passes.',
    { path, things: [breadcrumbs([{ name: title, path }])] },
  );

export default lazyPage(async () => (await import('~/features/quiz-generator/generator-page')).GeneratorPage);
