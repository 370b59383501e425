import type { DocumentDetail } from '@aw/contracts/documents/public';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '../../../lib/paths';

/** Why an own document that is published does not count, with the way to the one that it is like; nothing for one that counts. */
export function SimilarDocumentNote({ document }: { document: DocumentDetail }) {
  const { counting, status, similarTo } = document;
  if (counting === 'counted' || status !== 'published') return null;
  const other = similarTo ? (
    <Link to={paths.document(similarTo.id)}>“{similarTo.title}”</Link>
  ) : (
    'another document'
  );
  return (
    <Note tone="info" title="Published, not counted.">
      {counting === 'waiting' ? (
        <>
          This document looks very much like {other}. Our staff look at both; once they accept yours as your
          own work, it counts for rewards and credits.
        </>
      ) : (
        <>This document has the same content as {other}, so it does not count for rewards and credits.</>
      )}
    </Note>
  );
}
