import type { OrderRow } from '@aw/db';
import type { TimelineEntry } from './timeline-text';

/** What the customer agreed to or declared, each with its words and moment; null where there is none. */
export function acknowledgementsOf(order: OrderRow, timeline: readonly TimelineEntry[]) {
  const accepted = timeline.findLast(({ kind }) => kind === 'completed');
  return {
    academicIntegrity: order.integrity_acknowledged_at && {
      text: order.integrity_text,
      at: order.integrity_acknowledged_at,
    },
    placedAt: order.placed_at,
    accepted: accepted ? { at: accepted.at, by: accepted.by } : null,
    withdrawnAt: order.withdrawn_at,
  };
}
