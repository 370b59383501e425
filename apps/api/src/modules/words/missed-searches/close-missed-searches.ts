import { missedSearchLimits } from '@aw/contracts/search/staff';
import * as missedSearches from '@aw/db/missed-searches';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';

/**
 * Counts the people behind searches of past days, deletes the hashes and everything that fewer than three people searched
 * for, and deletes counts of more than 90 days ago.
 */
export async function closeMissedSearches(ctx: Context): Promise<void> {
  const now = ctx.now();
  const today = now.toISOString().slice(0, 10);
  await missedSearches.closeDays(ctx.db, { today, minPeople: missedSearchLimits.people });
  const oldest = new Date(now.getTime() - missedSearchLimits.days * dayMs).toISOString().slice(0, 10);
  await missedSearches.deleteBefore(ctx.db, oldest);
}
