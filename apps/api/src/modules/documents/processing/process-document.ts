import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { PageReader, ReadResult, Refused } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';
import { mayBeChance } from '../../../jobs/later-reading';
import { scanStored } from '../../../server/files/scan-file';
import { withWorkFolder } from '../../../workers/work-folder';
import {
  postponeReading,
  postponeScan,
  publishDocument,
  refuseAsDuplicate,
  refuseDocument,
} from './decide-document';
import { saveDownload } from './prepare-download';
import { queueRecognition } from './queue-recognition';
import { readStored } from './read-stored';
import { type RecognisedPages, withoutRecognition } from './recognise-pages';
import { storePictures } from './store-pages';

/**
 * Checks one upload: compares its bytes, scans them for viruses, reads it in a child process, then publishes or refuses it. If
 * it has pages that are pictures, another job reads their text first. Runs as a job. If the
 * reading may have failed by chance, it is tried again later with more time. The job may run twice or be interrupted
 * anywhere: only the last transaction decides, and only while the document is `processing`.
 */
export async function processDocument(
  ctx: Context & { reader: PageReader },
  documentId: number,
): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  if (document?.status !== 'processing') return;
  await documents.update(ctx.db, documentId, { step: 'readable', read_again_at: null, scan_again_at: null });
  // Equal bytes were read before, so reading them again is not necessary.
  const copy = document.is_duplicate_allowed
    ? undefined
    : await documents.findPublishedCopy(ctx.db, document.file_sha256, documentId);
  if (copy) {
    await documents.endScanWait(ctx.db, document.file_sha256);
    return refuseAsDuplicate(ctx, document, copy);
  }
  const scan = await scanStored(ctx, document.file_sha256);
  if (scan.status === 'waiting') return postponeScan(ctx, document, scan.startAfter);
  if (scan.status === 'refused') return refuseDocument(ctx, document, scan.code, scan.reason);
  await withWorkFolder(ctx.config, (folder) => readAndDecide(ctx, document, folder));
}

async function readAndDecide(
  ctx: Context & { reader: PageReader },
  document: DocumentRow,
  folder: string,
): Promise<void> {
  const result = await readStored(ctx, document, folder, { timeFactor: 1 + document.slow_reads });
  if (result.status === 'refused') return refuseOrPostpone(ctx, document, result);
  const scans = result.pages.filter(({ isScan }) => isScan).length;
  if (scans > 0) return queueRecognition(ctx, document, scans);
  await publishReading(ctx, document, { ...result, ...withoutRecognition(result.pages) });
}

/** Refuses a document that cannot be read, or schedules another try if its reading may have failed by chance. */
export async function refuseOrPostpone(
  ctx: Context,
  document: DocumentRow,
  { code, reason }: Refused,
): Promise<void> {
  if (mayBeChance(code) && (await postponeReading(ctx, document))) return;
  await refuseDocument(ctx, document, code, reason);
}

/** Stores the pictures and the download of a document that was read, then publishes it. */
export async function publishReading(ctx: Context, document: DocumentRow, reading: Reading): Promise<void> {
  await documents.update(ctx.db, document.id, { step: 'duplicates' });
  for (const page of reading.pages) await storePictures(ctx.files, document.file_sha256, page, 0);
  await documents.setFileKind(ctx.db, document.file_sha256, reading.kind);
  await saveDownload(ctx, document.file_sha256, reading);
  await publishDocument(ctx, document, reading);
}

type Reading = Extract<ReadResult, { status: 'read' }> & RecognisedPages;

const reason =
  'We could not finish checking this file. This is not your fault. If you appeal, we will check it again.';

/** Refuses a document whose checks failed in every try. One that was decided in the meantime does not change. */
export async function giveUpOnDocument(ctx: Context, documentId: number): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  if (document) await refuseDocument(ctx, document, 'checks_failed', reason);
}
