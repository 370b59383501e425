import * as documents from '@aw/db/documents';
import * as privacy from '@aw/db/privacy';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { releaseBytes } from '../../server/files/release-bytes';

const dayMs = 24 * 60 * 60 * 1000;
const daysToPutBack = 30;
const maxPerRun = 200;

/**
 * Takes the content of documents for good that their uploader removed 30 days ago and that no one unlocked and that
 * no decision needs; a clean-up soon afterwards removes the stored bytes.
 */
export async function forgetWithdrawn(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - daysToPutBack * dayMs);
  for (const id of await documents.listForgettable(ctx.db, before, maxPerRun))
    await inTransaction(ctx, (ctx) => forget(ctx, id, before));
}

async function forget(ctx: Context, id: number, before: Date): Promise<void> {
  const document = await documents.lockWithUploader(ctx.db, id);
  if (!document || !(await documents.isForgettable(ctx.db, id, before))) return;
  const { file_sha256: sha256, file_size: size, uploader_id: userId } = document;
  // Its uploader may have put it back for a moment, so that it is read again or its download prepared right now.
  await releaseBytes(ctx.db, { sha256, isRead: false }, ctx.now());
  await privacy.blankDocuments(ctx.db, [id], ctx.now());
  // The reason of an erasure would read as a decision of staff.
  await documents.updateDocument(ctx.db, id, { deleted_reason: null });
  await users.addStoredBytes(ctx.db, userId, -size);
}
