import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { usePageTitle } from '~/lib/use-page-title';
import { ItemHead } from './item-head';

type PageLink = { label: string; to: string };

type MissingPageProps = {
  title: string;
  lead: string;
  back?: PageLink;
  /** Button to the list that might have what was looked for. */
  browse: PageLink;
};

/** Shown when something does not exist, or this session may not see it. */
export function MissingPage({ title, lead, back, browse }: MissingPageProps) {
  usePageTitle(title);
  return (
    <div className="wrap pb-16" data-state="missing">
      {back ? <ItemHead title={title} lead={lead} back={back} /> : <PageHead title={title} lead={lead} />}
      <Button asChild variant="primary">
        <Link to={browse.to}>{browse.label}</Link>
      </Button>
    </div>
  );
}
