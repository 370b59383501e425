/** Every 10th accepted upload … */
export const uploadsPerCreditGrant = 10;

/** … gives 5 unlock credits. */
export const creditsPerGrant = 5;

/** One credit unlocks one document, for ever. */
export const unlockPrice = 1;

/** Questions that everybody may ask for nothing … */
export const freeQuestions = 5;

/** … and the credits that each further one costs. */
export const questionPrice = 1;

/** Credits that a new account is given, once. */
export const welcomeCredits = 1;

/** A change to append to the ledger for one milestone; `sequence` makes its source unique. */
export type MilestoneEntry = { milestone: number; delta: number; sequence: number };

/** What the ledger holds for one milestone: the sum of its entries and how many there are. */
export type MilestoneState = { milestone: number; net: number; entryCount: number };

/** Uploads that are missing for the next 5 credits, 1 to 10. */
export function uploadsToNextCredits(acceptedUploads: number): number {
  return uploadsPerCreditGrant - (acceptedUploads % uploadsPerCreditGrant);
}

/** Uploads counted towards the next 5 credits, 0 to 9. */
export function uploadsSinceCredits(acceptedUploads: number): number {
  return acceptedUploads % uploadsPerCreditGrant;
}

/**
 * The credits that the next milestone really brings, 0 to 5: less those that it gave before and that were spent when its
 * uploads were removed.
 */
export function nextCredits(acceptedUploads: number, states: readonly MilestoneState[]): number {
  const next = Math.floor(acceptedUploads / uploadsPerCreditGrant) + 1;
  return creditsPerGrant - (states.find(({ milestone }) => milestone === next)?.net ?? 0);
}

/**
 * The entries that bring the ledger in line with a number of accepted uploads: full grants for milestones that are
 * reached, reversals for those that no longer are. A reversal takes at most what is left, so no balance goes below 0.
 */
export function settleMilestones(
  acceptedUploads: number,
  balance: number,
  states: readonly MilestoneState[],
): MilestoneEntry[] {
  const reached = Math.floor(acceptedUploads / uploadsPerCreditGrant);
  const known = new Map(states.map((state) => [state.milestone, state]));
  const last = Math.max(reached, 0, ...known.keys());
  const entries: MilestoneEntry[] = [];
  let left = balance;
  for (let milestone = last; milestone >= 1; milestone--) {
    const { net, entryCount } = known.get(milestone) ?? { net: 0, entryCount: 0 };
    const delta = milestone <= reached ? creditsPerGrant - net : -Math.min(net, Math.max(left, 0));
    if (delta === 0) continue;
    left += delta;
    entries.push({ milestone, delta, sequence: entryCount + 1 });
  }
  return entries.reverse();
}
