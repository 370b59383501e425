import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { type CountingNoteProps, CountingNote as Note } from '@aw/ui/patterns/counting-note';
import { paths } from '~/lib/paths';
import { decisionTime } from '../review-text';

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
  if (review?.reason === 'few_words') return { reason: 'few_words', decision: decisionTime(review) };
  return { reason: 'similar', other: similarDocument, decision: review ? decisionTime(review) : undefined };
}
