import {
  addStoredBytes,
  blankDocuments,
  type Database,
  hasUnlocks,
  listForgettable,
  lockWithUploader,
  updateDocument,
} from '@aw/db';
import type { Context } from '../../context';
import { releaseBytes } from '../../files/release-bytes';

const dayMs = 24 * 60 * 60 * 1000;
const daysToPutBack = 30;
const maxPerRun = 200;

/**
 * Takes the content of documents for good that their uploader removed 30 days ago and that no one unlocked; the next
 * clean-up removes the stored bytes.
 */
export async function forgetWithdrawn(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - daysToPutBack * dayMs);
  for (const id of await listForgettable(ctx.db, before, maxPerRun))
    await ctx.db.transaction().execute((trx) => forget(ctx, trx, id, before));
}

async function forget(ctx: Context, trx: Database, id: number, before: Date): Promise<void> {
  const document = await lockWithUploader(trx, id);
  if (!document?.withdrawn_at || document.withdrawn_at >= before || (await hasUnlocks(trx, id))) return;
  const { file_sha256: sha256, file_size: size, status, uploader_id: userId } = document;
  await releaseBytes(trx, { sha256, isRead: status !== 'processing' }, ctx.now());
  await blankDocuments(trx, [id], ctx.now());
  // The reason of an erasure would read as a decision of staff.
  await updateDocument(trx, id, { deleted_reason: null });
  await addStoredBytes(trx, userId, -size);
}
