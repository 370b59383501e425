import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () =>
  pageMeta(
    'Exam Shield',
    'For educators: hide questions about your exam until the exam is over, without showing us its text.',
    { path: paths.examShield },
  );

export default lazyPage(
  async () => (await import('~/features/exam-shields/exam-shield-page')).ExamShieldPage,
);
