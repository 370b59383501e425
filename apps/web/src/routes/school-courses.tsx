import { CoursesPage } from '../features/schools/courses-page';
import { pageMeta } from '../lib/page-title';

export const meta = () => pageMeta('Courses');

export default CoursesPage;
