import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '../../../lib/paths';
import { decisionTime } from '../review-text';

/** Why an own document that is published does not count, and what happens next; nothing for one that counts. */
export function CountingNote({ document }: { document: DocumentDetail }) {
  if (document.counting === 'counted' || document.status !== 'published') return null;
  return (
    <Note tone="info" title="Published, not counted.">
      <CountingText document={document} />
    </Note>
  );
}

function CountingText({ document }: { document: DocumentDetail }) {
  const { counting, review, similarTo } = document;
  const other = similarTo ? (
    <Link to={paths.document(similarTo.id)}>“{similarTo.title}”</Link>
  ) : (
    'another document'
  );
  if (counting === 'never' && review)
    return (
      <>
        Our staff have looked at this document. It stays in the library, but does not count towards rewards
        and credits.{review.note && ` The reason: ${review.note}`}
      </>
    );
  if (counting === 'never')
    return (
      <>This document has the same content as {other}, so it does not count towards rewards and credits.</>
    );
  if (review?.reason === 'few_words')
    return (
      <>
        We could read only a few words in this document, or none, so a person must look at it before it counts
        towards rewards and credits. {decisionTime(review)} You do not have to do anything.
      </>
    );
  return (
    <>
      This document looks very similar to {other}. Once our staff accept it as your own work, it counts
      towards rewards and credits. {review && decisionTime(review)}
    </>
  );
}
