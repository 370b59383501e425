import type { StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import { Note } from '@aw/ui/primitives/note';

/** Why a message waits, or that nothing is left of it; nothing for one that was mailed. */
export function HeldNote({ message: { state, heldBecause, isBlanked } }: { message: StaffMessageDetail }) {
  if (isBlanked)
    return <Note tone="info">The text and the sender were deleted when their time was over.</Note>;
  if (state !== 'held' || heldBecause === null) return null;
  return (
    <Note tone="caution" title="Held.">
      {heldBecause} It was not mailed to support. Whoever wrote it was given the reference.
    </Note>
  );
}
