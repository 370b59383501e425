import { CoursesPage } from '../features/library/schools/courses-page';
import { pageMeta } from '../lib/page-title';

export const meta = () => pageMeta('Courses');

export default CoursesPage;
