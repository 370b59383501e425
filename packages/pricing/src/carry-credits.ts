import type { MilestoneState } from './credits';

/** One pair of ledger entries of a merge: `delta` credits leave one person and reach the other. */
export type CarriedCredits = { fromMilestone?: number; intoMilestone?: number; delta: number };

/**
 * Splits a person's balance for a merge: what each upload milestone still holds keeps a milestone, the next free one
 * of the other person, and the rest goes in one. The deltas add up to the balance, so nothing is won or lost.
 */
export function carryCredits(
  from: { balance: number; milestones: readonly MilestoneState[] },
  into: readonly MilestoneState[],
): CarriedCredits[] {
  const taken = new Set(into.filter(({ net }) => net > 0).map(({ milestone }) => milestone));
  const carried: CarriedCredits[] = [];
  let next = 1;
  for (const { milestone, net } of from.milestones) {
    if (net <= 0) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    carried.push({ fromMilestone: milestone, intoMilestone: next, delta: net });
  }
  const rest = carried.reduce((left, { delta }) => left - delta, from.balance);
  return rest === 0 ? carried : [...carried, { delta: rest }];
}
