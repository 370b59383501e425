import * as documents from '@aw/db/documents';
import * as privacy from '@aw/db/privacy';
import * as users from '@aw/db/users';
import { dayMs } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { releaseBytes } from '../../server/files/release-bytes';

const restorableDays = 30;
const maxPerRun = 200;

/**
 * Deletes the content of documents that their uploader removed 30 days ago, unless somebody unlocked them or a decision
 * needs them. A later step of the clean-up removes the stored bytes.
 */
export async function forgetWithdrawn(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - restorableDays * dayMs);
  for (const id of await documents.listErasable(ctx.db, before, maxPerRun))
    await inTransaction(ctx, (ctx) => deleteContent(ctx, id, before));
}

async function deleteContent(ctx: Context, id: number, before: Date): Promise<void> {
  const document = await documents.lockWithUploader(ctx.db, id);
  if (!document || !(await documents.isErasable(ctx.db, id, before))) return;
  const { file_sha256: sha256, file_size: size, uploader_id: userId } = document;
  // If the uploader restored the document for a moment, a job may still be reading its bytes.
  await releaseBytes(ctx.db, { sha256, isRead: false }, ctx.now());
  await privacy.blankDocuments(ctx.db, [id], ctx.now());
  // Otherwise the reason that blanking sets would look like a decision of staff.
  await documents.update(ctx.db, id, { deleted_reason: null });
  await users.addStoredBytes(ctx.db, userId, -size);
}
