import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import { FilesUnavailableError } from '../../../adapters/files/file-store';
import type { PageReader, ReadResult } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';
import { ownGroup } from '../../../server/files/queue-group';
import { withWorkFolder } from '../../../workers/work-folder';
import { giveUpOnDocument, publishReading, refuseOrPostpone } from './process-document';
import { readStored } from './read-stored';
import { recognisePages } from './recognise-pages';

type ReaderContext = Context & { reader: PageReader };
type Reading = Extract<ReadResult, { status: 'read' }>;

/**
 * Reads the scans of an upload with OCR, then publishes or refuses it. Runs as a job, which continues after a restart
 * with the next page.
 */
export async function recogniseText(ctx: ReaderContext, documentId: number): Promise<void> {
  await withReading(ctx, documentId, async (document, reading) => {
    const group = document.queue_group ?? ownGroup({ userId: document.uploader_id });
    const recognised = await recognisePages(ctx, document, { pages: reading.pages, caller: { group } });
    await publishReading(ctx, document, { ...reading, ...recognised });
  });
}

/**
 * Publishes a document whose scans could not all be read in any try. The pages without text stay pictures, and staff look
 * at it. If even its file cannot be read any more, it is refused.
 */
export async function giveUpOnText(ctx: ReaderContext, documentId: number): Promise<void> {
  await withReading(ctx, documentId, async (document, reading) => {
    const recognised = await recognisePages(ctx, document, { pages: reading.pages, isOver: true });
    await publishReading(ctx, document, { ...reading, ...recognised });
  }).catch((error: unknown) => {
    // While the storage is away, the document waits.
    if (error instanceof FilesUnavailableError) throw error;
    return giveUpOnDocument(ctx, documentId);
  });
}

/** Reads the file of a document that is being checked, with pictures for OCR. One that cannot be read is refused. */
async function withReading(
  ctx: ReaderContext,
  documentId: number,
  use: (document: DocumentRow, reading: Reading) => Promise<void>,
): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  if (document?.status !== 'processing') return;
  await withWorkFolder(ctx.config, async (folder) => {
    const options = { timeFactor: 1 + document.slow_reads, keepsScans: true };
    const result = await readStored(ctx, document, folder, options);
    if (result.status === 'refused') return refuseOrPostpone(ctx, document, result);
    await use(document, result);
  });
}
