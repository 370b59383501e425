import { createHmac } from 'node:crypto';
import { countView } from '@aw/db';
import type { PersonContext } from '../../context';
import { keyFor } from '../../server/seal';
import { findAccessible } from './read-document';

/** Counts a view once per person and day; the uploader's own do not count. Where `isUnnamed`, no row says who looked. */
export async function recordView(
  ctx: PersonContext,
  id: number,
  isUnnamed: boolean,
): Promise<{ viewCount: number }> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (access.isOwn) return { viewCount: document.view_count };
  const day = ctx.now().toISOString().slice(0, 10);
  const reader = isUnnamed ? { mark: markOf(ctx, id, day) } : { userId: ctx.userId };
  return { viewCount: await countView(ctx.db, id, reader, day) };
}

/** Another one for each document and day, so that the marks of a reader cannot be put together. */
function markOf(ctx: PersonContext, id: number, day: string): string {
  const key = keyFor(ctx.secret, 'view without a name');
  return createHmac('sha256', key).update(`${day}:${id}:${ctx.userId}`).digest('base64url');
}
