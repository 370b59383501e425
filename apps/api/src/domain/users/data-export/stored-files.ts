import { listOrderBytes, listUploadedFiles } from '@aw/db';
import type { Context } from '../../../context';
import { archiveName } from '../../../server/archive-name';
import { openStored } from '../../../server/open-stored';
import type { ArchiveEntry } from '../../../server/zip-stream';

const batch = 500;

/** An entry of the archive with the row whose bytes it has. */
type StoredFile = ArchiveEntry & { id: number | string };
type Found = { id: number | string; name: string; storageKey: string };

/** The bytes of people's uploads and of their orders' files, one after the other; what is not stored any more is left out. */
export async function* storedFiles(ctx: Context, people: string[]): AsyncGenerator<StoredFile> {
  for await (const { id, name, storageKey } of found(ctx, people)) {
    const source = await openStored(ctx.files, storageKey);
    if (source) yield { id, name, source, isPacked: true };
  }
}

async function* found(ctx: Context, people: string[]): AsyncGenerator<Found> {
  for (const person of people) {
    yield* uploads(ctx, person);
    yield* orderFiles(ctx, person);
  }
}

async function* uploads(ctx: Context, person: string): AsyncGenerator<Found> {
  let after = 0;
  for (;;) {
    const rows = await listUploadedFiles(ctx.db, person, batch, after);
    for (const row of rows) {
      after = row.id;
      yield { id: row.id, name: archiveName('files', row.id, row.file_name), storageKey: row.storage_key };
    }
    if (rows.length < batch) return;
  }
}

async function* orderFiles(ctx: Context, person: string): AsyncGenerator<Found> {
  let after = '';
  for (;;) {
    const rows = await listOrderBytes(ctx.db, person, batch, after);
    for (const row of rows) {
      after = row.id;
      const name = archiveName(`orders/${row.order_id}`, row.id, row.file_name);
      yield { id: row.id, name, storageKey: row.storage_key };
    }
    if (rows.length < batch) return;
  }
}
