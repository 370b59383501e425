import { createHmac } from 'node:crypto';
import * as missedSearches from '@aw/db/missed-searches';
import { keyFor } from '../../../config/encrypt';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { countableQuery } from './missed-searches.policy';

/** No person can fill the table or bring many searches of their own before staff. */
export const maxMissedSearchesPerDay = 20;

/**
 * Counts a search of the library that found nothing, or nothing with all of its words. Call it once per search, without
 * filters. It never throws, because a search must not fail when it cannot be counted.
 */
export async function countMissedSearch(ctx: UserContext, q: string): Promise<void> {
  const query = countableQuery(q);
  if (!query) return;
  const day = ctx.now().toISOString().slice(0, 10);
  const search = { day, query, personHash: personHash(ctx, day) };
  try {
    await inTransaction(ctx, async (ctx) => {
      await missedSearches.lockPerson(ctx.db, search.personHash);
      await missedSearches.insert(ctx.db, search, maxMissedSearchesPerDay);
    });
  } catch {
    // One search less is counted.
  }
}

/** Returns a hash of the person that differs each day, so that searches of two days cannot be linked. */
function personHash(ctx: UserContext, day: string): string {
  const key = createHmac('sha256', keyFor(ctx.secret, 'missed searches'));
  return key.update(`${day}|${ctx.userId}`).digest('base64url');
}
