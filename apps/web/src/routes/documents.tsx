import { lazyPage } from '~/shell/lazy-page';
import { pageMeta } from '../lib/page-title';
import { breadcrumbs } from '../lib/structured-data';

export const meta = () =>
  pageMeta(
    'Documents',
    'Search class notes, study guides, past exams and lab reports that students have shared, by school, course and subject.',
    { path: '/documents', things: [breadcrumbs([{ name: 'Documents', path: '/documents' }])] },
  );

export default lazyPage(async () => (await import('~/features/documents/list/documents-page')).DocumentsPage);
