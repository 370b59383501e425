import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { type CountingNoteProps, CountingNote as Note } from '@aw/ui/patterns/counting-note';
import { paths } from '../../../lib/paths';
import { decisionTime } from '../review-text';

/** Why an own document that is published does not count, and what happens next; nothing for one that counts. */
export function CountingNote({ document }: { document: DocumentDetail }) {
  if (document.counting === 'counted' || document.status !== 'published') return null;
  return <Note {...noteOf(document)} />;
}

function noteOf({ counting, review, similarTo }: DocumentDetail): CountingNoteProps {
  const other = similarTo ? { title: similarTo.title, to: paths.document(similarTo.id) } : undefined;
  if (counting === 'never')
    return review ? { reason: 'refused', staffNote: review.note } : { reason: 'copy', other };
  if (review?.reason === 'few_words') return { reason: 'few_words', decision: decisionTime(review) };
  return { reason: 'similar', other, decision: review ? decisionTime(review) : undefined };
}
