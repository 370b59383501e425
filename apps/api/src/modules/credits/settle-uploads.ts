import type { Database } from '@aw/db';
import * as creditQueries from '@aw/db/credits';
import * as documents from '@aw/db/documents';
import * as users from '@aw/db/users';
import { pointsPerReward, settleMilestones, settleRewards, uploadsPerReward } from '@aw/pricing';

/** Type of rewards for uploads. */
export const rewardType = 'upload_milestone';

/** A reward that was just given. `isNew` is false for one that had been revoked and is given again. */
export type EarnedReward = { title: string; points: number; isNew: boolean };

/** Rewards that a settlement gave, and the points and credits that it revoked. */
export type Settlement = { rewards: EarnedReward[]; lost: { points: number; credits: number } };

/**
 * Updates a person's upload count, rewards and credits to match their accepted uploads, after `documentId` changed or a
 * merge. The caller holds the lock of the person's row, so that settlements never race. Repeating it changes nothing. It
 * revokes at most what is left, so that no balance goes below 0.
 */
export async function settleUploads(db: Database, userId: string, documentId?: number): Promise<Settlement> {
  const accepted = await documents.countAccepted(db, userId);
  await users.setUploadCount(db, userId, accepted);
  const { rewards, points } = await settlePoints(db, userId, accepted, documentId);
  const credits = await settleCredits(db, userId, accepted, documentId);
  return { rewards, lost: { points, credits } };
}

async function settlePoints(db: Database, userId: string, accepted: number, documentId?: number) {
  const { due, lost } = settleRewards(
    accepted,
    await creditQueries.listRewardedMilestones(db, userId, rewardType),
  );
  const points = await creditQueries.revokeRewards(db, userId, rewardType, lost);
  const rewards: EarnedReward[] = [];
  for (const milestone of due) {
    const uploads = milestone * uploadsPerReward;
    const title = `${uploads} documents uploaded`;
    const insertion = await creditQueries.insertReward(db, {
      userId,
      type: rewardType,
      milestone,
      title,
      description: `Your document number ${uploads} was accepted.`,
      rewardValue: pointsPerReward,
      documentId,
    });
    if (insertion) rewards.push({ title, points: pointsPerReward, isNew: insertion === 'new' });
  }
  return { rewards, points };
}

/** Returns the number of credits that were revoked. */
async function settleCredits(
  db: Database,
  userId: string,
  accepted: number,
  documentId?: number,
): Promise<number> {
  const entries = settleMilestones(
    accepted,
    await creditQueries.sumEntries(db, userId),
    await creditQueries.listMilestoneStates(db, userId),
  );
  for (const { milestone, delta, sequence } of entries) {
    await creditQueries.insertEntry(db, {
      userId,
      delta,
      reason: delta > 0 ? 'upload_milestone' : 'milestone_reversal',
      source: `milestone:${milestone}:${sequence}`,
      milestone,
      documentId,
    });
  }
  return entries.reduce((revoked, { delta }) => revoked + Math.max(0, -delta), 0);
}
