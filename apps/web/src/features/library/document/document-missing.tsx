import { Button } from '@aw/ui/button';
import { Link } from '@aw/ui/link';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { BackToDocuments } from './back-to-documents';

/** An address that no document has, or one that this session may not see. */
export function DocumentMissing() {
  usePageTitle('Document not found');
  return (
    <div className="wrap pb-16" data-state="missing">
      <BackToDocuments title="Document not found" lead="The document you're looking for doesn't exist." />
      <Button asChild variant="primary">
        <Link to={paths.documents()}>Browse Documents</Link>
      </Button>
    </div>
  );
}
