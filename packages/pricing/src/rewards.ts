/** A reward comes at every 5th accepted upload. */
export const uploadsPerReward = 5;

/** Points of one upload reward. */
export const pointsPerReward = 100;

/** Percent of the way to the next reward: (uploads mod 5) × 20, as the specification gives it. */
export function rewardProgressPercent(acceptedUploads: number): number {
  return (acceptedUploads % uploadsPerReward) * (100 / uploadsPerReward);
}

/** Uploads that are missing for the next reward, 1 to 5. */
export function uploadsToNextReward(acceptedUploads: number): number {
  return uploadsPerReward - (acceptedUploads % uploadsPerReward);
}

/** Reward milestones (1 for the 5th upload, 2 for the 10th …) to give, and those to take back. */
export type RewardChanges = { due: number[]; lost: number[] };

/** What brings the rewards in line with a number of accepted uploads; `held` are those that stand now. */
export function settleRewards(acceptedUploads: number, held: readonly number[]): RewardChanges {
  const reached = Math.floor(Math.max(0, acceptedUploads) / uploadsPerReward);
  return {
    due: Array.from({ length: reached }, (_, i) => i + 1).filter((milestone) => !held.includes(milestone)),
    lost: held.filter((milestone) => milestone > reached),
  };
}
