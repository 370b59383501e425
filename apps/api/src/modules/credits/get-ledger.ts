import type { CreditEntry, Reward } from '@aw/contracts/users/public';
import * as credits from '@aw/db/credits';
import type { UserContext } from '../../context';
import { requireSelf } from '../../server/acting';
import { idKey } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';

const maxEntries = 100;

/** Returns a page of the person's rewards, newest first. */
export async function listRewards(
  ctx: UserContext,
  userId: string,
  query: PageQuery,
): Promise<Slice<Reward>> {
  requireSelf(ctx, userId);
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => credits.listRewards(ctx.db, userId, limit, after?.[0]),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, (row) => ({
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    rewardValue: row.reward_value,
    earnedAt: row.earned_at.toISOString(),
  }));
}

/** Returns the person's balance in credits with the latest ledger entries. */
export async function getCredits(
  ctx: UserContext,
  userId: string,
): Promise<{ balance: number; entries: CreditEntry[] }> {
  requireSelf(ctx, userId);
  const [balance, rows] = await Promise.all([
    credits.sumEntries(ctx.db, userId),
    credits.listEntries(ctx.db, userId, maxEntries),
  ]);
  const entries = rows.map((row) => ({
    id: row.id,
    delta: row.delta,
    reason: row.reason,
    documentId: row.document_id,
    documentTitle: row.document_title,
    createdAt: row.created_at.toISOString(),
  }));
  return { balance, entries };
}
