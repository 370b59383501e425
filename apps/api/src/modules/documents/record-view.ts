import { createHmac } from 'node:crypto';
import * as documents from '@aw/db/documents';
import { keyFor } from '../../config/encrypt';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { findAccessible } from './find-accessible';

type Viewer = {
  /** The view is stored without the person, because their browser sends a privacy signal. */
  isUnnamed: boolean;
  /** The client is a search engine or another program. */
  isRobot: boolean;
};

/**
 * Counts a view once per person and day, except views of the uploader and of robots. Returns the number of views.
 * Throws 401 if the reader was merged or erased in the meantime.
 */
export async function recordView(
  ctx: UserContext,
  id: number,
  { isUnnamed, isRobot }: Viewer,
): Promise<{ viewCount: number }> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (access.isOwn || isRobot) return { viewCount: document.view_count };
  const day = ctx.now().toISOString().slice(0, 10);
  const mark = viewMark(ctx, id, day);
  if (isUnnamed) return { viewCount: await documents.recordView(ctx.db, id, { mark }, day) };
  const viewCount = await inTransaction(ctx, async (ctx) => {
    // The person is locked before the view: a merge locks both accounts before it writes views.
    await lockActiveUser(ctx.db, ctx.userId);
    await documents.lock(ctx.db, id);
    return documents.recordView(ctx.db, id, { userId: ctx.userId, mark }, day);
  });
  return { viewCount };
}

/** Returns a pseudonym of the reader for one document and day, so that views of one reader cannot be linked. */
export function viewMark(ctx: UserContext, id: number, day: string): string {
  const key = keyFor(ctx.secret, 'view without a name');
  return createHmac('sha256', key).update(`${day}:${id}:${ctx.userId}`).digest('base64url');
}
