import experts from '@aw/content/experts';
import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs, service } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const path = paths.expertHelp;

export function meta() {
  const services = experts.services.map(({ title, text }) =>
    service({ name: title, description: text, path }),
  );
  return pageMeta(
    'Expert Help',
    'Post a question that experts answer, or order feedback on your draft and one-to-one tutoring.',
    { path, things: [breadcrumbs([{ name: 'Expert Help', path }]), ...services] },
  );
}

export default lazyPage(
  async () => (await import('~/features/questions/quick-help/experts-page')).ExpertsPage,
);
