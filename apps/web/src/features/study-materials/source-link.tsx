import type { PageSource } from '@aw/contracts/study-materials/public';
import { Link } from '@aw/ui/primitives/link';
import { documentAddress } from '~/documents/document-address';

/** Names the page that an item comes from. It is a link while the person may read the page. */
export function SourceLink({ source }: { source: PageSource | null }) {
  if (!source) return null;
  const { documentId, title, page, isReadable } = source;
  if (!isReadable)
    return <span className="text-13 text-ink-muted">{`Page ${page}, which you can no longer open`}</span>;
  return (
    <Link to={documentAddress(documentId, { page })} className="text-13 wrap-anywhere">
      {`${title}, p. ${page}`}
    </Link>
  );
}
