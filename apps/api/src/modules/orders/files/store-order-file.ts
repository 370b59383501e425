import { isSlides } from '@aw/contracts/documents/file-types';
import { addOrderFile } from '@aw/contracts/orders/public';
import * as documents from '@aw/db/documents';
import type { OrderFileRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { FastifyRequest } from 'fastify';
import { contentKey } from '../../../adapters/files/file-keys';
import type { FileStore, StagedFile } from '../../../adapters/files/file-store';
import { otherKind } from '../../../adapters/pages/other-kinds';
import { sniff } from '../../../adapters/pages/sniff';
import type { Context } from '../../../context';
import { fileEmpty } from '../../../server/files/file.errors';
import { type ReceivedFile, readFields, receiveFile } from '../../../server/files/receive-file';
import { orderFileType, presentation } from '../order.errors';
import { isTextStart } from './judge-file';

/** Streams a customer's file into staging; whatever is refused leaves nothing behind. */
export async function receiveOrderFile(
  request: FastifyRequest,
  files: FileStore,
): Promise<ReceivedFile<{ role: 'brief' | 'message' }>> {
  return receiveFile(request, files, {
    check: checkOrderBytes,
    read: (texts) => readFields(addOrderFile.form, texts),
  });
}

/** Throws for staged bytes that can be no file of an order: by their first bytes, and for slides by the name. */
export function checkOrderBytes(staged: StagedFile, fileName: string): void {
  if (staged.sizeBytes === 0) throw fileEmpty();
  if (isSlides(fileName)) throw presentation();
  if (sniff(staged.headBytes)) return;
  const head = Buffer.from(staged.headBytes);
  const isText = /\.txt$/i.test(fileName) && isTextStart(head) && otherKind(head) === undefined;
  if (!isText) throw orderFileType();
}

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
  received: { staged: StagedFile; fileName: string },
  file: NewFile,
): Promise<OrderFileRow> {
  const { staged, fileName } = received;
  const { queueGroup } = file;
  // Who removes the same bytes after an erasure is done by now, or sees this file.
  await documents.lockFileHash(ctx.db, staged.sha256);
  const storageKey = contentKey(staged.sha256);
  await documents.upsertFile(ctx.db, { sha256: staged.sha256, sizeBytes: staged.sizeBytes, storageKey });
  const place = await orders.countQueuedOrderFiles(ctx.db, queueGroup);
  const row = await orders.insertOrderFile(ctx.db, {
    order_id: file.orderId,
    role: file.role,
    from_whom: file.from,
    admin_id: file.adminId ?? null,
    file_sha256: staged.sha256,
    file_name: fileName,
    size_bytes: staged.sizeBytes,
    queue_group: queueGroup,
  });
  await ctx.jobs.enqueueOrderFile(ctx.db, row.id, { group: queueGroup, place });
  await staged.commit(storageKey);
  return row;
}
