import type { RemovalPreview } from '@aw/contracts/documents/own-documents';
import * as credits from '@aw/db/credits';
import * as documents from '@aw/db/documents';
import { effectOfRemoval } from '@aw/pricing';
import type { UserContext } from '../../context';
import { rewardType } from '../credits/settle-uploads';
import { documentNotFound } from './documents.errors';

/** Returns what a removal of the acting person's own document would withdraw, without changing anything. Throws 404. */
export async function previewRemoval(ctx: UserContext, id: number): Promise<RemovalPreview> {
  const { db, userId } = ctx;
  const document = await documents.find(db, id);
  if (document?.uploader_id !== userId) throw documentNotFound();
  const [isCounted, acceptedUploads, rewardMilestones, balance, creditMilestones] = await Promise.all([
    documents.isAccepted(db, id),
    documents.countAccepted(db, userId),
    credits.listRewardedMilestones(db, userId, rewardType),
    credits.sumEntries(db, userId),
    credits.listMilestoneStates(db, userId),
  ]);
  if (!isCounted) return { isCounted, uploadCount: acceptedUploads, points: 0, credits: 0, laterCredits: 0 };
  const effect = effectOfRemoval({ acceptedUploads, rewardMilestones, balance, creditMilestones });
  return { isCounted, uploadCount: acceptedUploads - 1, ...effect };
}
