import { roundHalfUp } from './rounding';

/** Amounts of one payment in minor units, each counted once. */
export type PaymentMoney = {
  receivedMinor: number;
  /** Refunds that were paid. */
  refundedMinor: number;
  /** Refunds that are approved and not paid yet. */
  pendingMinor: number;
  /** Refunds that staff requested and nobody has approved yet. */
  requestedMinor: number;
  /** Amount withdrawn by the customer's bank in a dispute that is open or lost. */
  disputedMinor: number;
};

/**
 * Returns the amount left for refunds that the customer is entitled to. Unapproved requests of staff do not reduce it.
 */
export function entitledMinor(money: Omit<PaymentMoney, 'requestedMinor'>): number {
  const { receivedMinor, refundedMinor, pendingMinor, disputedMinor } = money;
  return Math.max(0, receivedMinor - refundedMinor - pendingMinor - disputedMinor);
}

/** Returns the amount that staff can still request, beside the requests that wait for approval. */
export function refundableMinor(money: PaymentMoney): number {
  return Math.max(0, entitledMinor(money) - money.requestedMinor);
}

/** Returns how much of each request can still be refunded, in minor units. Earlier requests come first. */
export function fitRequests(leftMinor: number, requestsMinor: readonly number[]): number[] {
  let open = Math.max(0, leftMinor);
  return requestsMinor.map((requested) => {
    const fits = Math.min(open, requested);
    open -= fits;
    return fits;
  });
}

/** Step of the rule for late work: from `afterMinutes` after the deadline, `percent` of the price is refunded. */
export type LateStep = { afterMinutes: number; percent: number };

/** One hour late refunds 10%, a day 25%, three days half. */
export const standardLateSteps: readonly LateStep[] = [
  { afterMinutes: 60, percent: 10 },
  { afterMinutes: 24 * 60, percent: 25 },
  { afterMinutes: 72 * 60, percent: 50 },
];

/** Returns the percentage of the price that is refunded for a delay in minutes; 0 before the first step. */
export function latePercent(minutes: number, steps: readonly LateStep[]): number {
  return steps.reduce(
    (max, { afterMinutes, percent }) => (minutes >= afterMinutes ? Math.max(max, percent) : max),
    0,
  );
}

/** Amount paid and smallest refundable step of its currency, both in minor units. */
export type Paid = { paidMinor: number; stepMinor: number };

/** Returns the refund for a delay in minor units, rounded half up to a step of the currency. */
export function lateCompensationMinor(
  { paidMinor, stepMinor }: Paid,
  minutes: number,
  steps: readonly LateStep[],
): number {
  return roundHalfUp((paidMinor * latePercent(minutes, steps)) / 100 / stepMinor) * stepMinor;
}
