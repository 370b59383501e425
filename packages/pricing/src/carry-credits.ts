import type { MilestoneState } from './credits';

/** Pair of ledger entries in a merge: `delta` credits move from one person to the other. */
export type CarriedCredits = { fromMilestone?: number; intoMilestone?: number; delta: number };

/**
 * Splits a person's balance for a merge. Credits of an upload milestone move to the other person's next free milestone,
 * and the rest moves in one entry. The deltas add up to the balance, so nothing is won or lost.
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
