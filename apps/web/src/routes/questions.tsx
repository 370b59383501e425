import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.questions;
const title = 'Q&A with Expert Tutors';

export const meta = () =>
  pageMeta(
    title,
    'Questions that students asked, with hints and answers by verified experts. Get help 24/7.',
    {
      path,
      things: [breadcrumbs([{ name: title, path }])],
    },
  );

export default lazyPage(async () => (await import('~/features/questions/list/questions-page')).QuestionsPage);
