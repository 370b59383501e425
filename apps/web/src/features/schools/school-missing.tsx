import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/use-page-title';

/** Shown for an unknown school. */
export function SchoolMissing() {
  usePageTitle('School Not Found');
  return (
    <div className="wrap pb-16" data-state="missing">
      <PageHead
        title="School Not Found"
        lead="The school you're looking for doesn't exist."
        back={{ label: 'Back to Schools', to: paths.schools() }}
      />
      <Button asChild variant="primary">
        <Link to={paths.schools()}>Browse Schools</Link>
      </Button>
    </div>
  );
}
