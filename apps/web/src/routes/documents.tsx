import { DocumentsPage } from '../features/library/documents/documents-page';
import { pageMeta } from '../lib/page-title';

export const meta = () =>
  pageMeta(
    'Documents',
    'Search class notes, study guides, past exams and lab reports that students have shared.',
  );

export default DocumentsPage;
