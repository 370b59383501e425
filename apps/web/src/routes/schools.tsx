import { SchoolsPage } from '../features/library/schools/schools-page';
import { pageMeta } from '../lib/page-title';

export const meta = () =>
  pageMeta('Schools', 'Browse study materials by school, and find the shelf of your course.');

export default SchoolsPage;
