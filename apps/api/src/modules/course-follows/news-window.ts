import type { NewsWindow } from '@aw/db/course-follows';
import * as follows from '@aw/db/course-follows';
import { dayMs, minuteMs } from '../../config/durations';
import type { Context } from '../../context';

/** Delay before followers are notified, because a running transaction may still add news with a lower id. */
const settleMs = 5 * minuteMs;
/** Followers are not notified of older news, for example after an outage or when somebody turns emails on again. */
const maxAgeMs = 14 * dayMs;
/** News is deleted after this time. */
export const newsRetentionMs = 30 * dayMs;

/** Returns the range of news of which this run notifies followers. */
export async function findNewsWindow(ctx: Context): Promise<NewsWindow & { since: Date }> {
  const now = ctx.now().getTime();
  const since = new Date(now - maxAgeMs);
  return {
    since,
    from: await follows.findNewestNewsId(ctx.db, since),
    upTo: await follows.findNewestNewsId(ctx.db, new Date(now - settleMs)),
  };
}
