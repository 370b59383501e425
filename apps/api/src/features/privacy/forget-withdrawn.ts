import {
  addStoredBytes,
  blankDocuments,
  type Database,
  isForgettable,
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
 * Takes the content of documents for good that their uploader removed 30 days ago and that no one unlocked and that
 * no decision needs; a clean-up soon afterwards removes the stored bytes.
 */
export async function forgetWithdrawn(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - daysToPutBack * dayMs);
  for (const id of await listForgettable(ctx.db, before, maxPerRun))
    await ctx.db.transaction().execute((trx) => forget(ctx, trx, id, before));
}

async function forget(ctx: Context, trx: Database, id: number, before: Date): Promise<void> {
  const document = await lockWithUploader(trx, id);
  if (!document || !(await isForgettable(trx, id, before))) return;
  const { file_sha256: sha256, file_size: size, uploader_id: userId } = document;
  // Its uploader may have put it back for a moment, so that it is read again or its download prepared right now.
  await releaseBytes(trx, { sha256, isRead: false }, ctx.now());
  await blankDocuments(trx, [id], ctx.now());
  // The reason of an erasure would read as a decision of staff.
  await updateDocument(trx, id, { deleted_reason: null });
  await addStoredBytes(trx, userId, -size);
}
