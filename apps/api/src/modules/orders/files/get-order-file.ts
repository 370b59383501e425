import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import type { OrderFileRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { UserContext } from '../../../context';
import { mimeOf } from '../../../server/files/mime-of';
import type { SentFile } from '../../../server/files/send-file';
import { isVisibleToCustomer } from '../get-order';
import { orderNotFound } from '../order.errors';
import { getOwnOrder } from '../order-access';

/** Returns a file that the customer may see, for sending. Throws 404 for every other file. */
export async function getOrderFile(ctx: UserContext, orderId: string, fileId: string): Promise<SentFile> {
  await getOwnOrder(ctx.db, ctx.userId, orderId);
  const file = await orders.findFile(ctx.db, fileId);
  if (file?.order_id !== orderId || !isVisibleToCustomer(file)) throw orderNotFound();
  return toSentFile(ctx.db, file);
}

/** Returns the storage key of a file with the facts for its response headers. */
export async function toSentFile(db: Database, file: OrderFileRow): Promise<SentFile> {
  const stored = await documents.findFile(db, file.file_sha256);
  if (!stored) throw new Error(`File ${file.id} names bytes that are not in the file table.`);
  return {
    key: stored.storage_key,
    sizeBytes: stored.size_bytes,
    etag: stored.sha256,
    fileName: file.file_name,
    mime: mimeOf(stored.kind),
  };
}
