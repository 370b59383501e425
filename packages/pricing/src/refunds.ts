import { roundHalfUp } from './rounding';

/** What can still be given back of a payment: received less what was refunded or is on its way, in minor units. */
export function refundableMinor(receivedMinor: number, refundsMinor: readonly number[]): number {
  return Math.max(
    0,
    refundsMinor.reduce((left, one) => left - one, receivedMinor),
  );
}

/** A step of the rule for late work: from so many minutes after the deadline, this share is given back. */
export type LateStep = { afterMinutes: number; percent: number };

/** One hour late gives 10 % back, a day 25 %, three days half. */
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

/** What lateness gives back of an amount, rounded half up to a minor unit. */
export function lateCompensationMinor(
  paidMinor: number,
  minutes: number,
  steps: readonly LateStep[],
): number {
  return roundHalfUp((paidMinor * latePercent(minutes, steps)) / 100);
}
