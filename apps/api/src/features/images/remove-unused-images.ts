import { addStoredBytes, deleteUnusedImages, listOwnersOfUnusedImages, lockUser } from '@aw/db';
import type { Context } from '../../context';
import { releaseBytes } from '../../files/release-bytes';

const dayMs = 24 * 60 * 60 * 1000;
/** Of how many people one run removes images. */
const mostOwners = 1000;

/** Removes images that no posted text has named within a day, and no draft names; their bytes are released. */
export async function removeUnusedImages(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - dayMs);
  for (const userId of await listOwnersOfUnusedImages(ctx.db, before, mostOwners))
    await ctx.db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const gone = await deleteUnusedImages(trx, userId, before);
      await addStoredBytes(trx, userId, -gone.reduce((sum, image) => sum + image.size_bytes, 0));
      for (const { file_sha256: sha256 } of gone)
        await releaseBytes(trx, { sha256, isRead: true }, ctx.now());
    });
}
