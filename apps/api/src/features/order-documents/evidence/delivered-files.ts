import { findFile, listOrderFiles, type OrderFileRow } from '@aw/db';
import type { Context } from '../../../context';
import { archiveName } from '../../../server/archive-name';
import { openStored } from '../../../server/open-stored';
import type { ArchiveEntry } from '../../../server/zip-stream';

/** Files of staff that the customer has: sent with a message, or delivered. */
const isDelivered = (file: OrderFileRow) => file.from_whom === 'staff' && file.shown_at !== null;
const nameOf = (file: OrderFileRow) => archiveName('delivered', file.id, file.file_name);

/** Every file that the customer sent or got, with its hash; what they got says where it lies in the pack. */
export async function listFiles(ctx: Context, orderId: string) {
  const rows = await listOrderFiles(ctx.db, orderId);
  return rows
    .filter((row) => row.from_whom === 'customer' || isDelivered(row))
    .map((row) => ({
      from: row.from_whom,
      role: row.role,
      fileName: row.file_name,
      sizeBytes: row.size_bytes,
      sha256: row.file_sha256,
      receivedAt: row.created_at,
      shownAt: row.shown_at,
      file: isDelivered(row) ? nameOf(row) : null,
    }));
}

/** The bytes of what the customer got. */
export async function* deliveredFiles(ctx: Context, orderId: string): AsyncGenerator<ArchiveEntry> {
  for (const row of (await listOrderFiles(ctx.db, orderId)).filter(isDelivered)) {
    const stored = await findFile(ctx.db, row.file_sha256);
    const source = stored && (await openStored(ctx.files, stored.storage_key));
    if (source) yield { name: nameOf(row), source, isPacked: true };
  }
}
