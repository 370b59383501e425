import * as experts from '@aw/db/experts';
import * as privacy from '@aw/db/privacy';
import type { Context } from '../../../context';
import { rowsInBatches } from '../../../database/batches';
import { archiveName } from '../../../server/files/archive-name';
import { openStored } from '../../../server/files/open-stored';
import type { ArchiveEntry } from '../../../server/files/zip-stream';

const batchSize = 500;

/** An entry of the archive with the id of the row that it belongs to. */
type StoredFile = ArchiveEntry & { id: number | string };
type FileRow = { id: number | string; name: string; storageKey: string };

/** Yields the users' uploads, order files, proofs and images. Files that are no longer stored are left out. */
export async function* storedFiles(ctx: Context, users: string[]): AsyncGenerator<StoredFile> {
  for await (const { id, name, storageKey } of fileRows(ctx, users)) {
    const source = await openStored(ctx.files, storageKey);
    if (source) yield { id, name, source, isPacked: true };
  }
}

async function* fileRows(ctx: Context, users: string[]): AsyncGenerator<FileRow> {
  for (const user of users) {
    yield* uploads(ctx, user);
    yield* orderFiles(ctx, user);
    yield* proofs(ctx, user);
    yield* images(ctx, user);
  }
}

async function* uploads(ctx: Context, user: string): AsyncGenerator<FileRow> {
  const rows = rowsInBatches(batchSize, (last?: { id: number }) =>
    privacy.listUploadedFiles(ctx.db, user, batchSize, last?.id ?? 0),
  );
  for await (const { id, file_name: fileName, storage_key: storageKey } of rows)
    yield { id, name: archiveName('files', id, fileName), storageKey };
}

async function* orderFiles(ctx: Context, user: string): AsyncGenerator<FileRow> {
  const rows = rowsInBatches(batchSize, (last?: { id: string }) =>
    privacy.listOrderFiles(ctx.db, user, batchSize, last?.id ?? ''),
  );
  for await (const { id, order_id: orderId, file_name: fileName, storage_key: storageKey } of rows)
    yield { id, name: archiveName(`orders/${orderId}`, id, fileName), storageKey };
}

async function* proofs(ctx: Context, user: string): AsyncGenerator<FileRow> {
  const rows = rowsInBatches(batchSize, (last?: { id: string }) =>
    experts.listProofFiles(ctx.db, user, batchSize, last?.id ?? ''),
  );
  for await (const { id, file_name: fileName, storage_key: storageKey } of rows)
    yield { id, name: archiveName('proofs', id, fileName), storageKey };
}

async function* images(ctx: Context, user: string): AsyncGenerator<FileRow> {
  const rows = rowsInBatches(batchSize, (last?: { id: string }) =>
    privacy.listImageFiles(ctx.db, user, batchSize, last?.id ?? ''),
  );
  for await (const { id, storage_key: storageKey } of rows)
    yield { id, name: `images/${id}.webp`, storageKey };
}
