import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { type CountingNoteProps, CountingNote as Note } from '@aw/ui/patterns/counting-note';
import { paths } from '~/lib/paths';
import { decisionTime, waitOf } from '../review-text';

/** Explains why the user's published document does not count, and what happens next. Empty for one that counts. */
export function CountingNote({ document }: { document: DocumentDetail }) {
  if (document.counting === 'counted' || document.status !== 'published') return null;
  return <Note {...noteOf(document)} />;
}

function noteOf({ counting, review, similarTo }: DocumentDetail): CountingNoteProps {
  const similarDocument = similarTo
    ? { title: similarTo.title, to: paths.document(similarTo.id) }
    : undefined;
  if (counting === 'never')
    return review
      ? { reason: 'refused', staffNote: review.note }
      : { reason: 'copy', other: similarDocument };
  const reason = review ? waitOf(review) : 'similar';
  if (review && reason !== 'similar') return { reason, decision: decisionTime(review) };
  return { reason: 'similar', other: similarDocument, decision: review ? decisionTime(review) : undefined };
}
