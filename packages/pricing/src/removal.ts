import { type MilestoneState, settleMilestones, uploadsPerCreditGrant } from './credits';
import { pointsPerReward, settleRewards } from './rewards';

/** Counted uploads of a person and what they earned: reward milestones, the balance, and credits by milestone. */
export type EarnedByUploads = {
  acceptedUploads: number;
  rewardMilestones: readonly number[];
  balance: number;
  creditMilestones: readonly MilestoneState[];
};

/** Reward points and credits that a removal takes at once, and spent credits that are deducted from later ones. */
export type RemovalEffect = { points: number; credits: number; laterCredits: number };

/** Returns the effect of removing one counted upload, with the same rules that apply the removal. */
export function effectOfRemoval(earned: EarnedByUploads): RemovalEffect {
  const { acceptedUploads, rewardMilestones, balance, creditMilestones } = earned;
  const left = Math.max(0, acceptedUploads - 1);
  const entries = settleMilestones(left, balance, creditMilestones);
  const credits = entries.reduce((taken, { delta }) => taken - delta, 0);
  const owedAfter = creditsAbove(creditMilestones, left) - credits;
  return {
    points: settleRewards(left, rewardMilestones).lost.length * pointsPerReward,
    credits,
    laterCredits: Math.max(0, owedAfter - creditsAbove(creditMilestones, acceptedUploads)),
  };
}

/** Returns the credits of milestones that this number of uploads does not reach. */
function creditsAbove(milestones: readonly MilestoneState[], acceptedUploads: number): number {
  const reached = Math.floor(acceptedUploads / uploadsPerCreditGrant);
  return milestones.reduce((sum, { milestone, net }) => (milestone > reached ? sum + net : sum), 0);
}
