import { lazyPage } from '~/shell/lazy-page';
import { pageMeta } from '../lib/page-title';
import { breadcrumbs } from '../lib/structured-data';

export const meta = () =>
  pageMeta(
    'Upload to earn unlocks',
    'Upload 10 of your own documents to earn 5 unlock credits, and unlock what other students have shared.',
    { path: '/upload', things: [breadcrumbs([{ name: 'Upload', path: '/upload' }])] },
  );

export default lazyPage(async () => (await import('~/features/documents/upload/upload-page')).UploadPage);
