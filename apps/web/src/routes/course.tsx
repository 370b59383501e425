import { pageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () => pageMeta('Course');

export default lazyPage(async () => (await import('~/features/schools/course/course-page')).CoursePage);
