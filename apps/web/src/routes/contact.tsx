import contact from '@aw/content/contact';
import { pageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { breadcrumbs, faqPage, organization } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

const title = 'Contact Us';

export function meta() {
  return pageMeta(title, contact.lead, {
    path: paths.contact,
    things: [
      { '@type': 'ContactPage', name: title, url: absolute(paths.contact), about: organization() },
      faqPage(contact.faq),
      breadcrumbs([{ name: title, path: paths.contact }]),
    ],
  });
}

export default lazyPage(async () => (await import('~/features/contact-messages/contact-page')).ContactPage);
