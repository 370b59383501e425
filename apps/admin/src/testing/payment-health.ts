import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffPaymentHealth } from '@aw/contracts/payments/staff';

/** Figures above the lists of payments. */
export const health: ResponseOf<typeof staffPaymentHealth> = {
  isCardOn: true,
  lastEventAt: null,
  waitingEvents: 0,
  failedEvents: 0,
  pendingRefunds: 0,
  refundsToApprove: 0,
  openDisputes: 0,
  reconciledAt: null,
  comparisonFailure: null,
  differences: [],
};
