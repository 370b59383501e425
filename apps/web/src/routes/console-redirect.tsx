import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { configQuery } from '~/lib/config';
import { unlistedPageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import type { Route } from './+types/console-redirect';

const consolePages = {
  'console/admin': { title: 'Admin Panel', path: paths.admin },
  'console/admin-login': { title: 'Admin Login', path: paths.adminLogin },
};

function consolePageOf(routeId: string | undefined) {
  return routeId === 'console/admin-login' ? consolePages[routeId] : consolePages['console/admin'];
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedPageMeta(consolePageOf(matches.at(-1)?.id).title);
}

/** Redirects to the staff console, which has its own origin, and shows the link. */
export default function ConsoleRedirect() {
  const { title, path } = consolePageOf(useMatches().at(-1)?.id);
  const config = useQuery(configQuery);
  const address = config.data?.adminOrigin ? `${config.data.adminOrigin}${path}` : undefined;

  useEffect(() => {
    if (address) location.replace(address);
  }, [address]);

  return (
    <div className="wrap">
      <PageHead title={title} lead="Taking you to the staff console…" />
      {address && (
        <p>
          If nothing happens, please follow this link: <Link to={address}>{address}</Link>
        </p>
      )}
      {config.isError && (
        <p role="alert">
          We could not load the address of the console. Please reload this page, or go{' '}
          <Link to={paths.home}>back to the home page</Link>.
        </p>
      )}
    </div>
  );
}
