import type { LinkProps } from '@aw/ui/primitives/link';
import { Link, useLocation } from 'react-router';
import { needsFullLoad } from './payment-page';

/**
 * Router link for the ui package. Files and other responses of the API stay plain links, and entering or leaving the
 * payment page is a full page load.
 */
export function RouterLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  if (to.startsWith('/api/')) return <a href={to} {...rest} />;
  const isFullLoad = needsFullLoad(pathname, to);
  return <Link to={to} prefetch={isFullLoad ? 'none' : 'intent'} reloadDocument={isFullLoad} {...rest} />;
}
