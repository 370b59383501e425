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
import { settleUploads } from '../../ledger/settle-uploads';
import { mergeMemory } from '../ai/memory';
import { protectMinor } from '../ai/protect-minor';
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
  trx: Database,
  from: string,
  into: string,
  actor: string,
  reason?: string,
): Promise<Doubles> {
  const pair = await lockPair(trx, from, into);
  if (pair.length !== 2 || pair.some((user) => user.merged_into || user.erased_at)) throw accountNeeded();
  await lockMergedDocuments(trx, from, into);
  await lockQuestionsOf(trx, [from]);
  // It holds quizzes, which are held before the cases of their questions.
  await mergeQuizzes(trx, from, into);
  await lockCasesOf(trx, { reporters: [from, into] });
  await movePlainRows(trx, from, into);
  await moveChatMessages(trx, from, into);
  await moveGenerations(trx, from, into);
  await mergeMemory(trx, from, into);
  if (pair.some((user) => user.is_under_18)) await protectMinor(trx, into);
  const unlocked = await moveUnlocks(trx, from, into);
  await refundDoubles(trx, into, unlocked);
  const ratedTwice = await moveOpinions(trx, from, into);
  await moveQuestionRows(trx, from, into);
  await moveOrderAccess(trx, from, into);
  await moveReports(trx, from, into);
  await moveRewards(trx, from, into);
  await moveWelcomeGrant(trx, from, into);
  await moveCredits(trx, from, into);
  await mergeExperts(trx, from, into);
  await carryEarnings(trx, from, into);
  await closeMerged(trx, from, into);
  await settleUploads(trx, into);
  await insertAudit(trx, { actor, verb: 'people.merged', target: `user:${into}`, after: { from, reason } });
  return { unlockedTwice: unlocked.length, ratedTwice };
}

/** A document that both have unlocked was paid for twice; one credit comes back. */
async function refundDoubles(trx: Database, into: string, documentIds: number[]): Promise<void> {
  for (const documentId of documentIds) {
    const entry = { userId: into, reason: 'unlock_refund' as const, documentId };
    const number = 1 + (await countCreditEntries(trx, entry));
    await insertCreditEntry(trx, {
      ...entry,
      delta: unlockPrice,
      source: `unlock_refund:${documentId}:${number}`,
    });
  }
}

async function moveCredits(trx: Database, from: string, into: string): Promise<void> {
  const carried = carryCredits(
    { balance: await sumCredits(trx, from), milestones: await milestoneStates(trx, from) },
    await milestoneStates(trx, into),
  );
  for (const { fromMilestone, intoMilestone, delta } of carried) {
    const part = fromMilestone ?? 'rest';
    const entry = { reason: 'merge' as const };
    await insertCreditEntry(trx, {
      ...entry,
      userId: into,
      delta,
      source: `merge:from:${from}:${part}`,
      milestone: intoMilestone,
    });
    await insertCreditEntry(trx, {
      ...entry,
      userId: from,
      delta: -delta,
      source: `merge:into:${into}:${part}`,
      milestone: fromMilestone,
    });
  }
}
