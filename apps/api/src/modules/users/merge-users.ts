import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as courseFollows from '@aw/db/course-follows';
import * as credits from '@aw/db/credits';
import * as experts from '@aw/db/experts';
import * as moderation from '@aw/db/moderation';
import * as savedSearches from '@aw/db/saved-searches';
import * as studyMaterials from '@aw/db/study-materials';
import * as users from '@aw/db/users';
import { carryCredits, unlockPrice } from '@aw/pricing';
import { accountNeeded } from '../../errors/feature-error';
import { mergeMemory, protectMinor } from '../ai/memory';
import { settleUploads } from '../credits/settle-uploads';
import { mergeQuizzes } from '../quizzes/merge-quizzes';

/** Numbers of documents that both users had unlocked or rated. */
export type Doubles = { unlockedTwice: number; ratedTwice: number };

/**
 * Moves everything that belongs to `from` to `into`, in the caller's transaction. Milestones that only both together
 * reach are rewarded afterwards. Returns how many duplicates were dropped. Throws if one of the users was merged or
 * erased meanwhile.
 */
export async function mergeUsers(
  db: Database,
  from: string,
  into: string,
  actor: string,
  reason?: string,
): Promise<Doubles> {
  const pair = await users.lockPair(db, from, into);
  if (pair.length !== 2 || pair.some((user) => user.merged_into || user.erased_at)) throw accountNeeded();
  await users.lockMergedDocuments(db, from, into);
  await users.lockQuestions(db, [from]);
  // Locks quizzes, which must be locked before the moderation cases of their questions.
  await mergeQuizzes(db, from, into);
  await moderation.lockCases(db, { reporters: [from, into] });
  await users.moveRows(db, from, into);
  await users.moveChatMessages(db, from, into);
  await users.moveGenerations(db, from, into);
  await studyMaterials.move(db, from, into);
  await mergeMemory(db, from, into);
  if (pair.some((user) => user.is_under_18)) await protectMinor(db, into);
  const unlocked = await users.moveUnlocks(db, from, into);
  await refundDoubles(db, into, unlocked);
  await users.moveSaves(db, from, into);
  const ratedTwice = await users.moveViewsAndRatings(db, from, into);
  await users.moveQuestionRows(db, from, into);
  await savedSearches.move(db, from, into);
  await courseFollows.move(db, from, into);
  await users.moveOrderAccess(db, from, into);
  await users.moveReports(db, from, into);
  await users.moveRewards(db, from, into);
  await credits.moveWelcomeGrant(db, from, into);
  await moveCredits(db, from, into);
  await experts.merge(db, from, into);
  await experts.transferEarnings(db, from, into);
  await users.closeMergedUser(db, from, into);
  await settleUploads(db, into);
  await audit.insert(db, {
    actor,
    verb: 'people.merged',
    target: `user:${into}`,
    after: { from, reason },
  });
  return { unlockedTwice: unlocked.length, ratedTwice };
}

/** Refunds one credit for each document that both users had paid for. */
async function refundDoubles(db: Database, into: string, documentIds: number[]): Promise<void> {
  for (const documentId of documentIds) {
    const entry = { userId: into, reason: 'unlock_refund' as const, documentId };
    const number = 1 + (await credits.countEntries(db, entry));
    await credits.insertEntry(db, {
      ...entry,
      delta: unlockPrice,
      source: `unlock_refund:${documentId}:${number}`,
    });
  }
}

async function moveCredits(db: Database, from: string, into: string): Promise<void> {
  const carried = carryCredits(
    { balance: await credits.sumEntries(db, from), milestones: await credits.listMilestoneStates(db, from) },
    await credits.listMilestoneStates(db, into),
  );
  for (const { fromMilestone, intoMilestone, delta } of carried) {
    const part = fromMilestone ?? 'rest';
    const entry = { reason: 'merge' as const };
    await credits.insertEntry(db, {
      ...entry,
      userId: into,
      delta,
      source: `merge:from:${from}:${part}`,
      milestone: intoMilestone,
    });
    await credits.insertEntry(db, {
      ...entry,
      userId: from,
      delta: -delta,
      source: `merge:into:${into}:${part}`,
      milestone: fromMilestone,
    });
  }
}
