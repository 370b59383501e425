import type { StaffAnswer, StaffComment } from '@aw/contracts/questions/staff';
import { Badge } from '@aw/ui/primitives/badge';

type Reply = Pick<StaffAnswer | StaffComment, 'status' | 'heldBecause' | 'removedReason'>;

/** Says why an answer or comment is not on the site. Shows nothing for a visible one. */
export function ReplyState({ reply: { status, heldBecause, removedReason } }: { reply: Reply }) {
  if (status === 'visible') return null;
  const isHeld = status === 'held';
  const why = isHeld ? (heldBecause ?? 'Its author is new here.') : removedReason;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-13 wrap-anywhere">
      <Badge tone={isHeld ? 'caution' : 'neutral'}>{isHeld ? 'Held' : 'Removed'}</Badge>
      {why}
    </p>
  );
}
