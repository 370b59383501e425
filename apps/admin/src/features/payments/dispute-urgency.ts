import type { StaffDispute } from '@aw/contracts/orders/staff';

const hourMs = 3_600_000;

type EvidenceState = Pick<StaffDispute, 'isOpen' | 'dueBy' | 'submittedAt'>;

/** Returns how urgent the evidence of a dispute is: caution from 72 hours before it is due, danger from 24 hours. */
export function disputeUrgency(dispute: EvidenceState, now = Date.now()): 'calm' | 'caution' | 'danger' {
  const { isOpen, dueBy, submittedAt } = dispute;
  if (!isOpen || submittedAt !== null || dueBy === null) return 'calm';
  const leftMs = Date.parse(dueBy) - now;
  if (leftMs <= 24 * hourMs) return 'danger';
  return leftMs <= 72 * hourMs ? 'caution' : 'calm';
}
