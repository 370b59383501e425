import {
  countQueuedOrderFiles,
  type Database,
  insertOrderFile,
  lockFileHash,
  type OrderFileRow,
  upsertFile,
} from '@aw/db';
import { contentKey } from '../../../adapters/files/file-keys';
import type { StagedFile } from '../../../adapters/files/file-store';
import type { Context } from '../../../context';

type NewFile = {
  orderId: string;
  role: 'brief' | 'message' | 'draft' | 'delivery';
  from: 'customer' | 'staff';
  adminId?: string;
  /** Whose checks wait for each other. */
  queueGroup: string;
};

/** Keeps staged bytes under their hash with the file's row and its checks queued; the caller holds the order. */
export async function storeOrderFile(
  ctx: Context,
  trx: Database,
  received: { staged: StagedFile; fileName: string },
  file: NewFile,
): Promise<OrderFileRow> {
  const { staged, fileName } = received;
  const { queueGroup } = file;
  // Who removes the same bytes after an erasure is done by now, or sees this file.
  await lockFileHash(trx, staged.sha256);
  const storageKey = contentKey(staged.sha256);
  await upsertFile(trx, { sha256: staged.sha256, sizeBytes: staged.sizeBytes, storageKey });
  const place = await countQueuedOrderFiles(trx, queueGroup);
  const row = await insertOrderFile(trx, {
    order_id: file.orderId,
    role: file.role,
    from_whom: file.from,
    admin_id: file.adminId ?? null,
    file_sha256: staged.sha256,
    file_name: fileName,
    size_bytes: staged.sizeBytes,
    queue_group: queueGroup,
  });
  await ctx.jobs.enqueueOrderFile(trx, row.id, { group: queueGroup, place });
  await staged.commit(storageKey);
  return row;
}
