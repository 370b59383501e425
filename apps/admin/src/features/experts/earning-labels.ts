import type { EarningReason, PaidWork } from '@aw/contracts/experts/profile';

/** Work that is paid, as staff read it. */
export const workLabels: Record<PaidWork, string> = {
  answer: 'An answer',
  verification: 'A verification',
};

/** Why an entry was made. */
export const reasonLabels: Record<EarningReason, string> = {
  ...workLabels,
  adjustment: 'Adjustment',
  payout: 'Payout',
};
