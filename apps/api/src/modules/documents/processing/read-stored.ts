import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { DocumentFile, PageReader, ReadResult } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';

/** Time limit for documents that an earlier release has read, as a multiple of the limit for uploads. */
export const rereadTimeFactor = 3;

/**
 * Reads the stored bytes of a document and writes its page images to `folder`. Throws FileMissingError, and FilesUnavailableError while the storage is unavailable.
 */
export async function readStored(
  ctx: Pick<Context, 'db' | 'files'> & { reader: PageReader },
  document: DocumentRow,
  folder: string,
  options: Pick<DocumentFile, 'timeFactor' | 'keepsScans'>,
): Promise<ReadResult> {
  const source = path.join(folder, 'source');
  const file = await documents.findFile(ctx.db, document.file_sha256);
  if (!file) throw new Error(`Document ${document.id} names bytes that are not in the file table.`);
  await pipeline(await ctx.files.read(file.storage_key), createWriteStream(source));
  return ctx.reader.read(
    { path: source, fileName: document.file_name, makesCopies: true, ...options },
    folder,
  );
}
