import {
  countAcceptedUploads,
  type Database,
  insertCreditEntry,
  insertReward,
  milestoneStates,
  rewardedMilestones,
  setUploadCount,
  sumCredits,
} from '@aw/db';
import { dueRewardMilestones, pointsPerReward, settleMilestones, uploadsPerReward } from '@aw/pricing';

const rewardType = 'upload_milestone';

export type EarnedReward = { title: string; points: number };

/**
 * Brings a person's count, rewards and credits in line with their accepted uploads, after `documentId` changed or a merge.
 * The caller holds the person's row, so that two settlements never race; repeating it changes nothing. Gives the new rewards.
 */
export async function settleUploads(
  trx: Database,
  userId: string,
  documentId?: number,
): Promise<EarnedReward[]> {
  const earned: EarnedReward[] = [];
  const accepted = await countAcceptedUploads(trx, userId);
  await setUploadCount(trx, userId, accepted);
  for (const milestone of dueRewardMilestones(accepted, await rewardedMilestones(trx, userId, rewardType))) {
    const uploads = milestone * uploadsPerReward;
    const title = `${uploads} documents uploaded`;
    await insertReward(trx, {
      userId,
      type: rewardType,
      milestone,
      title,
      description: `Your ${uploads}th document passed its checks.`,
      rewardValue: pointsPerReward,
      documentId,
    });
    earned.push({ title, points: pointsPerReward });
  }
  for (const { milestone, delta, sequence } of settleMilestones(
    accepted,
    await sumCredits(trx, userId),
    await milestoneStates(trx, userId),
  )) {
    await insertCreditEntry(trx, {
      userId,
      delta,
      reason: delta > 0 ? 'upload_milestone' : 'milestone_reversal',
      source: `milestone:${milestone}:${sequence}`,
      milestone,
      documentId,
    });
  }
  return earned;
}
