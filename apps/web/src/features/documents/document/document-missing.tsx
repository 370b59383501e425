import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { usePageTitle } from '~/lib/use-page-title';
import { BackToDocuments } from './back-to-documents';

type DocumentMissingProps = { removedText?: string };

/**
 * Shown for an unknown document, one that this session may not see, or one that was removed after the user
 * unlocked it.
 */
export function DocumentMissing({ removedText }: DocumentMissingProps) {
  const title = removedText === undefined ? 'Document not found' : 'Document removed';
  usePageTitle(title);
  return (
    <div className="wrap pb-16" data-state="missing">
      <BackToDocuments title={title} lead={removedText ?? "The document you're looking for doesn't exist."} />
      <Button asChild variant="primary">
        <Link to={paths.documents()}>Browse Documents</Link>
      </Button>
    </div>
  );
}
