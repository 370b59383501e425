import type { MissedSearch } from '@aw/contracts/search/staff';
import * as missedSearches from '@aw/db/missed-searches';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';

const maxListed = 200;

/** Returns the searches without results that most people made in the last `days` days. */
export async function listMissedSearches(ctx: Context, days: number): Promise<MissedSearch[]> {
  const since = new Date(ctx.now().getTime() - days * dayMs).toISOString().slice(0, 10);
  const rows = await missedSearches.listMost(ctx.db, { since, limit: maxListed });
  return rows.map(({ query, people, last_day: lastDay }) => ({ query, people, lastDay }));
}
