import { countView } from '@aw/db';
import type { PersonContext } from '../../context';
import { findAccessible } from './read-document';

/** Counts a view once per person and day; the uploader's own do not count. */
export async function recordView(ctx: PersonContext, id: number): Promise<{ viewCount: number }> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (access.isOwn) return { viewCount: document.view_count };
  return { viewCount: await countView(ctx.db, id, ctx.userId, ctx.now().toISOString().slice(0, 10)) };
}
