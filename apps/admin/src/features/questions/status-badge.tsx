import type { QuestionStatus } from '@aw/contracts/questions/public';
import { Badge } from '@aw/ui/primitives/badge';

/** The names of the tabs and of the badges. */
export const statusNames: Record<QuestionStatus, string> = {
  held: 'Held',
  visible: 'Visible',
  removed: 'Removed',
};

const tones = {
  held: 'caution',
  visible: 'positive',
  removed: 'neutral',
} as const satisfies Record<QuestionStatus, string>;

/** Whether a question waits, stands on the site or was removed. */
export function StatusBadge({ status }: { status: QuestionStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
