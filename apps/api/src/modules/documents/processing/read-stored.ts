import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { PageReader, ReadResult } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';

/** Limit of work for documents that an earlier release has read already, as a multiple of that of uploads. */
export const rereadTimeFactor = 3;

/**
 * Reads a document's stored bytes, writing page images to `folder`, with `timeFactor` times the usual limit of work;
 * throws FileMissingError, and FilesUnavailableError while the storage is away.
 */
export async function readStored(
  ctx: Pick<Context, 'db' | 'files'> & { reader: PageReader },
  document: DocumentRow,
  folder: string,
  timeFactor: number,
): Promise<ReadResult> {
  const source = path.join(folder, 'source');
  const file = await documents.findFile(ctx.db, document.file_sha256);
  if (!file) throw new Error(`Document ${document.id} names bytes that are not in the file table.`);
  await pipeline(await ctx.files.read(file.storage_key), createWriteStream(source));
  return ctx.reader.read({ path: source, fileName: document.file_name, timeFactor }, folder);
}
