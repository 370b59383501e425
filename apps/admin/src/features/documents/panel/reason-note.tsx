import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import type { OpenDocument } from './open-document';

type ReasonNoteProps = { document: OpenDocument };

/** Why a document is not in the library, in the words that its uploader reads. */
export function ReasonNote({ document }: ReasonNoteProps) {
  const { removedAt, removedReason, isRemovedForCause, status, reason } = document;
  if (removedAt) {
    return (
      <Note tone="caution" title={isRemovedForCause ? 'Removed for cause.' : 'Removed.'}>
        {removedReason}{' '}
        <span className="text-ink-muted">
          (<Time value={removedAt} />)
        </span>
      </Note>
    );
  }
  if (status !== 'refused') return null;
  return (
    <Note tone="caution" title="Refused.">
      {reason}
    </Note>
  );
}
