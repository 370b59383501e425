import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.ask;

export const meta = () =>
  pageMeta(
    'Ask a Question',
    'Stuck on a problem? Ask an expert and show what you tried. Your first five questions are free.',
    {
      path,
      things: [
        breadcrumbs([
          { name: 'Q&A with Expert Tutors', path: paths.questions },
          { name: 'Ask a Question', path },
        ]),
      ],
    },
  );

export default lazyPage(async () => (await import('~/features/questions/ask/ask-page')).AskPage);
