/** Number of accepted uploads that earn a reward. */
export const uploadsPerReward = 5;

/** Points of one upload reward. */
export const pointsPerReward = 100;

/** Returns the progress towards the next reward in percent: (uploads mod 5) × 20, as in the specification. */
export function rewardProgressPercent(acceptedUploads: number): number {
  return (acceptedUploads % uploadsPerReward) * (100 / uploadsPerReward);
}

/** Returns the number of uploads that are missing for the next reward, 1 to 5. */
export function uploadsToNextReward(acceptedUploads: number): number {
  return uploadsPerReward - (acceptedUploads % uploadsPerReward);
}

/** Reward milestones to give and to take back: 1 for the 5th upload, 2 for the 10th, and so on. */
export type RewardChanges = { due: number[]; lost: number[] };

/** Returns the changes that match a number of accepted uploads; `held` are the current milestones. */
export function settleRewards(acceptedUploads: number, milestones: readonly number[]): RewardChanges {
  const reached = Math.floor(Math.max(0, acceptedUploads) / uploadsPerReward);
  return {
    due: Array.from({ length: reached }, (_, i) => i + 1).filter(
      (milestone) => !milestones.includes(milestone),
    ),
    lost: milestones.filter((milestone) => milestone > reached),
  };
}
