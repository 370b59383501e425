import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { useLocation } from 'react-router';
import { usePublicConfig } from '~/lib/config';
import { mailLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';

/** Replaces a page that failed, with links to reload it or to go home. */
export function PageBroken({ error }: { error: unknown }) {
  const config = usePublicConfig();
  const { pathname, search } = useLocation();
  const detail = error instanceof Error ? error.message : 'No details were given.';
  return (
    <div className="wrap">
      <PageHead
        title="This page stopped working"
        lead="Your uploads, credits and rewards are safe. Please reload the page."
      />
      <ul className="mb-8 flex flex-wrap gap-x-6 gap-y-2 font-strong">
        <li>
          {/* A plain link reloads the page with its code. */}
          <a href={pathname + search}>Reload the page</a>
        </li>
        <li>
          <a href={paths.home}>Go to the home page</a>
        </li>
      </ul>
      <p className="max-w-measure text-14 text-ink-muted">
        If it happens again, please{' '}
        <Link to={mailLink(config, 'A page stopped working')}>write to support</Link> and include this text:{' '}
        <q className="wrap-anywhere">{detail}</q>
      </p>
    </div>
  );
}
