/** Number of accepted uploads that earn credits. */
export const uploadsPerCreditGrant = 10;

/** Credits for every 10th accepted upload. */
export const creditsPerGrant = 5;

/** Credits that unlock one document permanently. */
export const unlockPrice = 1;

/** Number of questions that everybody can ask for free. */
export const freeQuestions = 5;

/** Credits that each further question costs. */
export const questionPrice = 1;

/** Credits of a new account, given once. */
export const welcomeCredits = 1;

/** Entry to append to the ledger for one milestone. `sequence` makes its source unique. */
export type MilestoneEntry = { milestone: number; delta: number; sequence: number };

/** Sum and number of the ledger entries of one milestone. */
export type MilestoneState = { milestone: number; net: number; entryCount: number };

/** Returns the number of uploads that are missing for the next 5 credits, 1 to 10. */
export function uploadsToNextCredits(acceptedUploads: number): number {
  return uploadsPerCreditGrant - (acceptedUploads % uploadsPerCreditGrant);
}

/** Returns the number of uploads that count towards the next 5 credits, 0 to 9. */
export function uploadsSinceCredits(acceptedUploads: number): number {
  return acceptedUploads % uploadsPerCreditGrant;
}

/**
 * Returns the credits that the next milestone brings, 0 to 5. Credits that it gave before are deducted if they were
 * already spent when its uploads were removed.
 */
export function nextCredits(acceptedUploads: number, states: readonly MilestoneState[]): number {
  const next = Math.floor(acceptedUploads / uploadsPerCreditGrant) + 1;
  return creditsPerGrant - (states.find(({ milestone }) => milestone === next)?.net ?? 0);
}

/**
 * Returns the ledger entries that match a number of accepted uploads: full grants for milestones that are reached,
 * reversals for those that no longer are. A reversal takes at most the balance, so that it never goes below 0.
 */
export function settleMilestones(
  acceptedUploads: number,
  balance: number,
  states: readonly MilestoneState[],
): MilestoneEntry[] {
  const reached = Math.floor(acceptedUploads / uploadsPerCreditGrant);
  const statesByMilestone = new Map(states.map((state) => [state.milestone, state]));
  const last = Math.max(reached, 0, ...statesByMilestone.keys());
  const entries: MilestoneEntry[] = [];
  let left = balance;
  for (let milestone = last; milestone >= 1; milestone--) {
    const { net, entryCount } = statesByMilestone.get(milestone) ?? { net: 0, entryCount: 0 };
    const delta = milestone <= reached ? creditsPerGrant - net : -Math.min(net, Math.max(left, 0));
    if (delta === 0) continue;
    left += delta;
    entries.push({ milestone, delta, sequence: entryCount + 1 });
  }
  return entries.reverse();
}
