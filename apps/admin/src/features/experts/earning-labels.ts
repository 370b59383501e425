import type { EarningReason, PaidWork } from '@aw/contracts/experts/profile';

/** Names of the kinds of paid work. */
export const workLabels: Record<PaidWork, string> = {
  answer: 'An answer',
  verification: 'A verification',
};

/** Names of the reasons for an earning or a payout. */
export const reasonLabels: Record<EarningReason, string> = {
  ...workLabels,
  adjustment: 'Adjustment',
  payout: 'Payout',
};
