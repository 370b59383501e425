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
import { presentationRefused, unsupportedFileType } from '../order.errors';
import { isTextStart } from './judge-file';

/** Receives a customer's file into staging. A refused file leaves nothing behind. */
export async function receiveOrderFile(
  request: FastifyRequest,
  files: FileStore,
): Promise<ReceivedFile<{ role: 'brief' | 'message' }>> {
  return receiveFile(request, files, {
    check: checkOrderBytes,
    read: (texts) => readFields(addOrderFile.form, texts),
  });
}

/** Throws if staged bytes are not a file that orders accept, by their first bytes and, for presentations, by the name. */
export function checkOrderBytes(staged: StagedFile, fileName: string): void {
  if (staged.sizeBytes === 0) throw fileEmpty();
  if (isSlides(fileName)) throw presentationRefused();
  if (sniff(staged.headBytes)) return;
  const head = Buffer.from(staged.headBytes);
  const isText = /\.txt$/i.test(fileName) && isTextStart(head) && otherKind(head) === undefined;
  if (!isText) throw unsupportedFileType();
}

type NewFile = {
  orderId: string;
  role: 'brief' | 'message' | 'draft' | 'delivery';
  from: 'customer' | 'staff';
  adminId?: string;
  /** Files of a group are checked one after the other. */
  queueGroup: string;
};

/**
 * Stores staged bytes under their hash, inserts the file's row and enqueues its checks. The caller holds the order's
 * lock.
 */
export async function storeOrderFile(
  ctx: Context,
  received: { staged: StagedFile; fileName: string },
  file: NewFile,
): Promise<OrderFileRow> {
  const { staged, fileName } = received;
  const { queueGroup } = file;
  // With this lock, a parallel erasure has deleted the same bytes already, or sees this file and keeps them.
  await documents.lockFileHash(ctx.db, staged.sha256);
  const storageKey = contentKey(staged.sha256);
  await documents.upsertFile(ctx.db, { sha256: staged.sha256, sizeBytes: staged.sizeBytes, storageKey });
  const place = await orders.countQueuedFiles(ctx.db, queueGroup);
  const row = await orders.insertFile(ctx.db, {
    order_id: file.orderId,
    role: file.role,
    from_whom: file.from,
    admin_id: file.adminId ?? null,
    file_sha256: staged.sha256,
    file_name: fileName,
    size_bytes: staged.sizeBytes,
    queue_group: queueGroup,
  });
  await ctx.jobs.enqueue(
    ctx.db,
    'check-order-file',
    { fileId: row.id },
    { turn: { group: queueGroup, place } },
  );
  await staged.commit(storageKey);
  return row;
}
