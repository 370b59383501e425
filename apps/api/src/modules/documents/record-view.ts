import { createHmac } from 'node:crypto';
import * as documents from '@aw/db/documents';
import { keyFor } from '../../config/encrypt';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { findAccessible } from './find-accessible';

type Viewer = {
  /** No row may say who looked. */
  isUnnamed: boolean;
  /** A search engine or another program, which is no reader. */
  isRobot: boolean;
};

/**
 * Counts a view once per person and day; those of the uploader and of robots do not count. Returns the number of views.
 * Throws 401 when the reader was merged or erased meanwhile.
 */
export async function recordView(
  ctx: UserContext,
  id: number,
  { isUnnamed, isRobot }: Viewer,
): Promise<{ viewCount: number }> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (access.isOwn || isRobot) return { viewCount: document.view_count };
  const day = ctx.now().toISOString().slice(0, 10);
  if (isUnnamed)
    return { viewCount: await documents.countView(ctx.db, id, { mark: markOf(ctx, id, day) }, day) };
  const viewCount = await inTransaction(ctx, async (ctx) => {
    // Before the row of the view, which a merge into this reader writes once it holds both.
    await lockActiveUser(ctx.db, ctx.userId);
    await documents.lockDocument(ctx.db, id);
    return documents.countView(ctx.db, id, { userId: ctx.userId }, day);
  });
  return { viewCount };
}

/** Another one for each document and day, so that the marks of a reader cannot be put together. */
function markOf(ctx: UserContext, id: number, day: string): string {
  const key = keyFor(ctx.secret, 'view without a name');
  return createHmac('sha256', key).update(`${day}:${id}:${ctx.userId}`).digest('base64url');
}
