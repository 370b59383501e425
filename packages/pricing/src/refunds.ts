import { roundHalfUp } from './rounding';

/** Money of one payment in minor units, each part counted once. */
export type PaymentMoney = {
  receivedMinor: number;
  /** Refunds that went back. */
  refundedMinor: number;
  /** Refunds that are decided and on their way. */
  pendingMinor: number;
  /** Refunds that staff asked for and nobody has approved yet. */
  requestedMinor: number;
  /** Taken by the customer's bank in a dispute that is open or lost. */
  disputedMinor: number;
};

/** Returns what is left for refunds that the customer is entitled to, which no undecided request of staff keeps back. */
export function entitledMinor(money: Omit<PaymentMoney, 'requestedMinor'>): number {
  const { receivedMinor, refundedMinor, pendingMinor, disputedMinor } = money;
  return Math.max(0, receivedMinor - refundedMinor - pendingMinor - disputedMinor);
}

/** Returns what staff can still ask for: what is left beside the requests that wait for approval. */
export function refundableMinor(money: PaymentMoney): number {
  return Math.max(0, entitledMinor(money) - money.requestedMinor);
}

/** Returns what remains of each request, in minor units: the earlier ones keep their amount as long as it is left. */
export function fitRequests(leftMinor: number, requestsMinor: readonly number[]): number[] {
  let open = Math.max(0, leftMinor);
  return requestsMinor.map((requested) => {
    const fits = Math.min(open, requested);
    open -= fits;
    return fits;
  });
}

/** A step of the rule for late work: from so many minutes after the deadline, this share is given back. */
export type LateStep = { afterMinutes: number; percent: number };

/** One hour late gives 10% back, a day 25%, three days half. */
export const standardLateSteps: readonly LateStep[] = [
  { afterMinutes: 60, percent: 10 },
  { afterMinutes: 24 * 60, percent: 25 },
  { afterMinutes: 72 * 60, percent: 50 },
];

/** The share of what was paid that lateness of `minutes` earns, in percent; 0 before the first step. */
export function latePercent(minutes: number, steps: readonly LateStep[]): number {
  return steps.reduce(
    (most, { afterMinutes, percent }) => (minutes >= afterMinutes ? Math.max(most, percent) : most),
    0,
  );
}

/** An amount that was paid, and the step in which its currency can be refunded, both in minor units. */
export type Paid = { paidMinor: number; stepMinor: number };

/** Returns what lateness gives back, in minor units, rounded half up to a step of the currency. */
export function lateCompensationMinor(
  { paidMinor, stepMinor }: Paid,
  minutes: number,
  steps: readonly LateStep[],
): number {
  return roundHalfUp((paidMinor * latePercent(minutes, steps)) / 100 / stepMinor) * stepMinor;
}
