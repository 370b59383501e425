import type { MessageState } from '@aw/contracts/contact-messages/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { stateNames } from './list-labels';

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
