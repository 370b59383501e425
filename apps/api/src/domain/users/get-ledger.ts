import type { CreditEntry, Reward } from '@aw/contracts/users/public';
import { listCreditEntries, listRewards as selectRewards, sumCredits } from '@aw/db';
import type { UserContext } from '../../context';
import { readCursor, type Slice, sliceOf } from '../../server/pages';
import { requireSelf } from './get-user';

const latestEntries = 100;

/** A page of the person's rewards, newest first. */
export async function listRewards(
  ctx: UserContext,
  userId: string,
  query: { limit: number; cursor?: string },
): Promise<Slice<Reward>> {
  requireSelf(ctx, userId);
  const rows = await selectRewards(ctx.db, userId, query.limit + 1, readCursor(query.cursor, 1)?.[0]);
  const rewards = rows.map((row) => ({
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    rewardValue: row.reward_value,
    earnedAt: row.earned_at.toISOString(),
  }));
  return sliceOf(rewards, query.limit, (reward) => [reward.id]);
}

/** The person's balance in credits and the latest ledger entries behind it. */
export async function getCredits(
  ctx: UserContext,
  userId: string,
): Promise<{ balance: number; entries: CreditEntry[] }> {
  requireSelf(ctx, userId);
  const [balance, rows] = await Promise.all([
    sumCredits(ctx.db, userId),
    listCreditEntries(ctx.db, userId, latestEntries),
  ]);
  const entries = rows.map((row) => ({
    id: row.id,
    delta: row.delta,
    reason: row.reason as CreditEntry['reason'],
    documentId: row.document_id,
    documentTitle: row.document_title,
    createdAt: row.created_at.toISOString(),
  }));
  return { balance, entries };
}
