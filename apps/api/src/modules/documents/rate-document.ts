import * as documents from '@aw/db/documents';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { roundStars } from './document.mapper';
import { requireReading } from './document.policy';
import { documentNotFound, rateUnlocked } from './documents.errors';

/** Stores the rating of a person who unlocked the document. Returns the new average, with one decimal, and the count. */
export async function rateDocument(
  ctx: UserContext,
  id: number,
  stars: number,
): Promise<{ average: number; count: number }> {
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const document = await documents.lock(ctx.db, id);
    if (!document?.is_listed) throw documentNotFound();
    const isOwn = document.uploader_id === ctx.userId;
    await requireReading(ctx, { isOwn }, ctx.userId);
    if (isOwn || !(await documents.hasUnlocked(ctx.db, ctx.userId, id))) throw rateUnlocked();
    const earlier = await documents.findRating(ctx.db, id, ctx.userId);
    await documents.upsertRating(ctx.db, id, ctx.userId, stars);
    const sum = document.rating_sum - (earlier?.stars ?? 0) + stars;
    const count = document.rating_count + (earlier ? 0 : 1);
    await documents.update(ctx.db, id, { rating_sum: sum, rating_count: count });
    return { average: roundStars(sum / count), count };
  });
}
