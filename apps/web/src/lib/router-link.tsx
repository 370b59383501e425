import type { LinkProps } from '@aw/ui/primitives/link';
import { Link, useLocation } from 'react-router';
import { needsFullLoad } from './payment-page';
import { useIsOnline } from './use-is-online';

/**
 * Router link for the ui package. Files and other responses of the API stay plain links, and entering or leaving the
 * payment page is a full page load. Nothing is loaded ahead without a connection, because the router reloads the page, with
 * what is typed there, when that fails.
 */
export function RouterLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  if (to.startsWith('/api/')) return <a href={to} {...rest} />;
  const isFullLoad = needsFullLoad(pathname, to);
  return (
    <Link
      to={to}
      prefetch={isOnline && !isFullLoad ? 'intent' : 'none'}
      reloadDocument={isFullLoad}
      {...rest}
    />
  );
}
