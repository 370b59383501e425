import { type ReportReason, reportReasonFacts } from '@aw/contracts/moderation/reasons';
import type { CaseStatus, ModerationCase, PostState } from '@aw/contracts/moderation/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { formatNumber } from '@aw/ui/primitives/format-count';

/** Names of the tabs. */
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

/** Badge that shows whether a post is held, on the site or removed. */
export function StateBadge({ state }: { state: PostState }) {
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>;
}

/**
 * Number of reports for each reason: '3 × Spam or advertising, Copyright'. For a post without reports, why it waits.
 */
export function reasonsText({ reasons, postState }: Pick<ModerationCase, 'reasons' | 'postState'>): string {
  if (reasons.length === 0) return postState === 'held' ? 'Held for review' : '';
  return reasons.map(({ reason, count }) => reasonText(reason, count)).join(', ');
}

function reasonText(reason: ReportReason, count: number): string {
  const { label } = reportReasonFacts[reason];
  return count === 1 ? label : `${formatNumber(count)} × ${label}`;
}
