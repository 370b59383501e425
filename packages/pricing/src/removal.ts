import { type MilestoneState, settleMilestones, uploadsPerCreditGrant } from './credits';
import { pointsPerReward, settleRewards } from './rewards';

/** A person's uploads that count, and what they earned: rewards by milestone, the balance, and the credits of each milestone. */
export type EarnedByUploads = {
  acceptedUploads: number;
  rewardMilestones: readonly number[];
  balance: number;
  creditMilestones: readonly MilestoneState[];
};

/** Reward points and credits that the removal takes at once, and spent credits that it takes from later ones. */
export type RemovalEffect = { points: number; credits: number; laterCredits: number };

/** Returns what removing one upload that counts takes back, by the rules that settle the removal itself. */
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

/** Credits that milestones gave which a number of uploads does not reach. */
function creditsAbove(milestones: readonly MilestoneState[], acceptedUploads: number): number {
  const reached = Math.floor(acceptedUploads / uploadsPerCreditGrant);
  return milestones.reduce((sum, { milestone, net }) => (milestone > reached ? sum + net : sum), 0);
}
