import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

/** The page shown for an unknown article id. */
export function PostMissing() {
  return (
    <div className="wrap pb-16" data-state="missing">
      <PageHead
        back={{ label: 'Back to Blog', to: paths.blog }}
        title="Post not found"
        lead="The blog post you're looking for doesn't exist."
      />
      <p>
        It may have moved, or the link may have a typing mistake.{' '}
        <Link to={paths.blog}>See all articles</Link>
      </p>
    </div>
  );
}
