import { minTimedAnswers, onlineMinutes } from '@aw/contracts/experts/profile';
import type { TutorCard } from '@aw/contracts/experts/public';
import * as experts from '@aw/db/experts';
import { dayMs, minuteMs } from '../../config/durations';
import type { Context } from '../../context';
import { idKey } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { toTutorCard } from './expert.mapper';

/** Number of past days whose answers count for the median time to an answer. */
const timedDays = 90;

/** Returns a page of tutor cards, newest first, optionally for one subject. */
export async function listTutors(
  ctx: Context,
  query: PageQuery & { subject?: string },
): Promise<Slice<TutorCard>> {
  const now = ctx.now();
  const figures = {
    now,
    onlineSince: new Date(now.getTime() - onlineMinutes * minuteMs),
    timedSince: new Date(now.getTime() - timedDays * dayMs),
    leastTimed: minTimedAnswers,
  };
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) =>
      experts.listTutorCards(ctx.readDb, query.subject, figures, { limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toTutorCard);
}
