import type { MessageState } from '@aw/contracts/staff-messages';
import { Badge } from '@aw/ui/badge';
import { stateNames } from './list-texts';

const tones = {
  new: 'accent',
  answered: 'positive',
  closed: 'neutral',
  held: 'caution',
  spam: 'neutral',
} as const satisfies Record<MessageState, string>;

/** Where a message stands. */
export function StateBadge({ state }: { state: MessageState }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}
