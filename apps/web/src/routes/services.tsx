import texts from '@aw/content/services';
import { offerCatalog } from '~/features/content/services/offer-catalog';
import { serviceCards } from '~/features/content/services/service-cards';
import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return pageMeta(
    'Services',
    'Twenty writing and editing services with their starting prices: theses, essays, assignments, editing, business plans and CVs.',
    {
      path: paths.services,
      things: [offerCatalog(serviceCards(texts)), breadcrumbs([{ name: 'Services', path: paths.services }])],
    },
  );
}

export default lazyPage(async () => (await import('~/features/content/services/services-page')).ServicesPage);
