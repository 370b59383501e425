import type { LinkProps } from '@aw/ui/primitives/link';
import { Link, useLocation } from 'react-router';
import { needsOwnLoad } from './payment-page';

/**
 * The links of the ui package, moved by the router. Files and other answers of the API stay plain links, and the
 * payment page is entered and left by a load of its own.
 */
export function RouterLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  if (to.startsWith('/api/')) return <a href={to} {...rest} />;
  const isOwnLoad = needsOwnLoad(pathname, to);
  return <Link to={to} prefetch={isOwnLoad ? 'none' : 'intent'} reloadDocument={isOwnLoad} {...rest} />;
}
