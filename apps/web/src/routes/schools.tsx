import { lazyPage } from '~/shell/lazy-page';
import { pageMeta } from '../lib/page-title';
import { breadcrumbs } from '../lib/structured-data';

export const meta = () =>
  pageMeta(
    'Schools',
    'Browse study materials by school: universities, colleges and community colleges, each with its courses and their documents.',
    { path: '/schools', things: [breadcrumbs([{ name: 'Schools', path: '/schools' }])] },
  );

export default lazyPage(async () => (await import('~/features/schools/schools-page')).SchoolsPage);
