import type { NewsWindow } from '@aw/db/course-follows';
import * as follows from '@aw/db/course-follows';
import { dayMs, minuteMs } from '../../config/durations';
import type { Context } from '../../context';

/** News wait so long, because a transaction that runs meanwhile may add news with a lower id. */
const settleMs = 5 * minuteMs;
/** Older news are not told any more, for example after an outage or when somebody turns emails on again. */
const toldWithinMs = 14 * dayMs;
/** News are deleted after this time. */
export const newsKeptMs = 30 * dayMs;

/** Returns which news this run tells followers about. */
export async function findNewsWindow(ctx: Context): Promise<NewsWindow & { since: Date }> {
  const now = ctx.now().getTime();
  const since = new Date(now - toldWithinMs);
  return {
    since,
    from: await follows.findNewestNewsId(ctx.db, since),
    upTo: await follows.findNewestNewsId(ctx.db, new Date(now - settleMs)),
  };
}
