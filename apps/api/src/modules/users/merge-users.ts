import {
  carryEarnings,
  closeMerged,
  countCreditEntries,
  type Database,
  insertAudit,
  insertCreditEntry,
  lockCasesOf,
  lockMergedDocuments,
  lockPair,
  lockQuestionsOf,
  mergeExperts,
  milestoneStates,
  moveChatMessages,
  moveGenerations,
  moveOpinions,
  moveOrderAccess,
  movePlainRows,
  moveQuestionRows,
  moveReports,
  moveRewards,
  moveUnlocks,
  moveWelcomeGrant,
  sumCredits,
} from '@aw/db';
import { carryCredits, unlockPrice } from '@aw/pricing';
import { accountNeeded } from '../../errors/feature-error';
import { mergeMemory } from '../ai/kept-memory';
import { protectMinor } from '../ai/protect-minor';
import { settleUploads } from '../credits/settle-uploads';
import { mergeQuizzes } from '../quizzes/merge-quizzes';

/** Documents that both had unlocked, and that both had rated. */
export type Doubles = { unlockedTwice: number; ratedTwice: number };

/**
 * Moves all that `from` has to `into`, in the caller's transaction: uploads, credits, rewards, unlocks, questions,
 * answers and what was said of them, attempts at quizzes and certificates, chats, memory, drafts, ratings, requests, orders,
 * and what they are and earned as experts. What is there before is there after; milestones that only both together reach are then
 * given by the rule. Gives what both had, of which one is kept. Throws when one of them is gone already.
 */
export async function mergeUsers(
  db: Database,
  from: string,
  into: string,
  actor: string,
  reason?: string,
): Promise<Doubles> {
  const pair = await lockPair(db, from, into);
  if (pair.length !== 2 || pair.some((user) => user.merged_into || user.erased_at)) throw accountNeeded();
  await lockMergedDocuments(db, from, into);
  await lockQuestionsOf(db, [from]);
  // It holds quizzes, which are held before the cases of their questions.
  await mergeQuizzes(db, from, into);
  await lockCasesOf(db, { reporters: [from, into] });
  await movePlainRows(db, from, into);
  await moveChatMessages(db, from, into);
  await moveGenerations(db, from, into);
  await mergeMemory(db, from, into);
  if (pair.some((user) => user.is_under_18)) await protectMinor(db, into);
  const unlocked = await moveUnlocks(db, from, into);
  await refundDoubles(db, into, unlocked);
  const ratedTwice = await moveOpinions(db, from, into);
  await moveQuestionRows(db, from, into);
  await moveOrderAccess(db, from, into);
  await moveReports(db, from, into);
  await moveRewards(db, from, into);
  await moveWelcomeGrant(db, from, into);
  await moveCredits(db, from, into);
  await mergeExperts(db, from, into);
  await carryEarnings(db, from, into);
  await closeMerged(db, from, into);
  await settleUploads(db, into);
  await insertAudit(db, { actor, verb: 'people.merged', target: `user:${into}`, after: { from, reason } });
  return { unlockedTwice: unlocked.length, ratedTwice };
}

/** A document that both have unlocked was paid for twice; one credit comes back. */
async function refundDoubles(db: Database, into: string, documentIds: number[]): Promise<void> {
  for (const documentId of documentIds) {
    const entry = { userId: into, reason: 'unlock_refund' as const, documentId };
    const number = 1 + (await countCreditEntries(db, entry));
    await insertCreditEntry(db, {
      ...entry,
      delta: unlockPrice,
      source: `unlock_refund:${documentId}:${number}`,
    });
  }
}

async function moveCredits(db: Database, from: string, into: string): Promise<void> {
  const carried = carryCredits(
    { balance: await sumCredits(db, from), milestones: await milestoneStates(db, from) },
    await milestoneStates(db, into),
  );
  for (const { fromMilestone, intoMilestone, delta } of carried) {
    const part = fromMilestone ?? 'rest';
    const entry = { reason: 'merge' as const };
    await insertCreditEntry(db, {
      ...entry,
      userId: into,
      delta,
      source: `merge:from:${from}:${part}`,
      milestone: intoMilestone,
    });
    await insertCreditEntry(db, {
      ...entry,
      userId: from,
      delta: -delta,
      source: `merge:into:${into}:${part}`,
      milestone: fromMilestone,
    });
  }
}
