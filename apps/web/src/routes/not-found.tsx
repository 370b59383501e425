import { unlistedPageMeta } from '~/lib/page-title';
import { NotFound } from '~/shell/not-found';

export function meta() {
  return unlistedPageMeta('404 Page Not Found');
}

export default function NotFoundRoute() {
  return <NotFound />;
}
