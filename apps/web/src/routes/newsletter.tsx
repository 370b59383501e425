import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export function meta() {
  return unlistedPageMeta('Newsletter', 'Subscribe to the newsletter, confirm a subscription or end it.');
}

export default lazyPage(async () => (await import('~/features/newsletter/newsletter-page')).NewsletterPage);
