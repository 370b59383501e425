import { ExternalLink } from 'lucide-react';
import { useConsole } from '../services/console-services';

/** Link to a page of the site, for the head of a panel. */
export function SiteLink({ path }: { path: string }) {
  const { siteOrigin } = useConsole();
  return (
    <a
      href={`${siteOrigin}${path}`}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-2 px-2 text-13 font-strong no-underline hover:bg-accent-surface"
    >
      <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
      View on the site
    </a>
  );
}
