import * as images from '@aw/db/images';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import { releaseBytes } from '../../server/files/release-bytes';

/**
 * Deletes images of a person that no text, draft or chat uses: those from before a moment, or those with the given ids.
 * Releases their bytes. The caller has opened a transaction and locked the person.
 */
export async function deleteUnusedImages(
  ctx: Pick<Context, 'db' | 'now'>,
  userId: string,
  which: Parameters<typeof images.deleteUnused>[2],
): Promise<void> {
  const removed = await images.deleteUnused(ctx.db, userId, which);
  if (removed.length === 0) return;
  await users.addStoredBytes(ctx.db, userId, -removed.reduce((sum, image) => sum + image.size_bytes, 0));
  for (const { file_sha256: sha256 } of removed)
    await releaseBytes(ctx.db, { sha256, isRead: true }, ctx.now());
}
