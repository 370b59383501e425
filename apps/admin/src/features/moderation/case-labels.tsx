import { type ReportReason, reportReasonFacts } from '@aw/contracts/moderation/reasons';
import type { CaseStatus, ModerationCase, PostState } from '@aw/contracts/moderation/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { figure } from '../../format/figures';

/** The names of the tabs. */
export const statusNames: Readonly<Record<CaseStatus, string>> = {
  waiting: 'Waiting',
  removed: 'Removed',
  kept: 'Kept',
  duplicate: 'Duplicate',
  corrected: 'Corrected',
};

const stateNames: Readonly<Record<PostState, string>> = {
  held: 'Held',
  visible: 'On the site',
  removed: 'Removed',
};

const stateTones = { held: 'caution', visible: 'positive', removed: 'neutral' } as const satisfies Record<
  PostState,
  string
>;

/** Whether what it is about is held, stands on the site or was removed. */
export function StateBadge({ state }: { state: PostState }) {
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>;
}

/** How often each reason was given: '3 × Spam or advertising, Copyright'; why it waits where nobody reported it. */
export function reasonsText({ reasons, postState }: Pick<ModerationCase, 'reasons' | 'postState'>): string {
  if (reasons.length === 0) return postState === 'held' ? 'Held for review' : '';
  return reasons.map(({ reason, count }) => reasonText(reason, count)).join(', ');
}

function reasonText(reason: ReportReason, count: number): string {
  const { label } = reportReasonFacts[reason];
  return count === 1 ? label : `${figure(count)} × ${label}`;
}
