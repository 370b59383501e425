import * as experts from '@aw/db/experts';
import * as privacy from '@aw/db/privacy';
import type { Context } from '../../../context';
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
  let after = 0;
  for (;;) {
    const rows = await privacy.listUploadedFiles(ctx.db, user, batchSize, after);
    for (const row of rows) {
      after = row.id;
      yield { id: row.id, name: archiveName('files', row.id, row.file_name), storageKey: row.storage_key };
    }
    if (rows.length < batchSize) return;
  }
}

async function* orderFiles(ctx: Context, user: string): AsyncGenerator<FileRow> {
  let after = '';
  for (;;) {
    const rows = await privacy.listOrderBytes(ctx.db, user, batchSize, after);
    for (const row of rows) {
      after = row.id;
      const name = archiveName(`orders/${row.order_id}`, row.id, row.file_name);
      yield { id: row.id, name, storageKey: row.storage_key };
    }
    if (rows.length < batchSize) return;
  }
}

async function* proofs(ctx: Context, user: string): AsyncGenerator<FileRow> {
  let after = '';
  for (;;) {
    const rows = await experts.listProofBytes(ctx.db, user, batchSize, after);
    for (const row of rows) {
      after = row.id;
      yield { id: row.id, name: archiveName('proofs', row.id, row.file_name), storageKey: row.storage_key };
    }
    if (rows.length < batchSize) return;
  }
}

async function* images(ctx: Context, user: string): AsyncGenerator<FileRow> {
  let after = '';
  for (;;) {
    const rows = await privacy.listImageFiles(ctx.db, user, batchSize, after);
    for (const { id, storage_key: storageKey } of rows) {
      after = id;
      yield { id, name: `images/${id}.webp`, storageKey };
    }
    if (rows.length < batchSize) return;
  }
}
