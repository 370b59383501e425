import { CoursePage } from '../features/schools/course/course-page';
import { pageMeta } from '../lib/page-title';

export const meta = () => pageMeta('Course');

export default CoursePage;
