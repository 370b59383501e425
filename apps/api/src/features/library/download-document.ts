import { findFile, insertDownload } from '@aw/db';
import type { UserContext } from '../../context';
import { mimeOf } from '../../files/mime-of';
import type { SentFile } from '../../files/send-file';
import { findAccessible } from './get-document';
import { documentLocked, documentNotFound } from './library.errors';

/** The stored bytes that this person may have, noted as a download unless only a part is fetched; throws 403 when locked. */
export async function downloadOf(
  ctx: UserContext,
  id: number,
  options: { isWhole: boolean },
): Promise<SentFile> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (!access.isUnlocked) throw documentLocked();
  const file = await findFile(ctx.db, document.file_sha256);
  if (!file) throw documentNotFound();
  if (options.isWhole) await insertDownload(ctx.db, id, ctx.userId);
  return {
    key: file.storage_key,
    sizeBytes: file.size_bytes,
    etag: file.sha256,
    fileName: document.file_name,
    mime: mimeOf(file.kind),
  };
}
