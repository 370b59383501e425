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

/** The reward milestones (1 for the 5th upload, 2 for the 10th …) reached and not yet given. */
export function dueRewardMilestones(acceptedUploads: number, given: readonly number[]): number[] {
  const reached = Math.floor(acceptedUploads / uploadsPerReward);
  return Array.from({ length: reached }, (_, i) => i + 1).filter((milestone) => !given.includes(milestone));
}
