import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () =>
  pageMeta(
    'Exam shield',
    'Educators keep questions about an exam off the site while it is under way, without showing us its text.',
    { path: paths.examShield },
  );

export default lazyPage(
  async () => (await import('~/features/exam-shields/exam-shield-page')).ExamShieldPage,
);
