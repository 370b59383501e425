import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { PageReader } from '../../../adapters/pages/page-reader';
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
import { readStored } from './read-stored';
import { storePictures } from './store-pages';

/**
 * Checks one upload: compares its bytes, scans them for viruses, reads it in a child process, then publishes or refuses it. Runs as a job. If the
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
  if (copy) return refuseAsDuplicate(ctx, document, copy);
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
  const result = await readStored(ctx, document, folder, 1 + document.slow_reads);
  if (result.status === 'refused' && mayBeChance(result.code) && (await postponeReading(ctx, document)))
    return;
  if (result.status === 'refused') return refuseDocument(ctx, document, result.code, result.reason);
  await documents.update(ctx.db, document.id, { step: 'duplicates' });
  for (const page of result.pages) await storePictures(ctx.files, document.file_sha256, page, 0);
  await documents.setFileKind(ctx.db, document.file_sha256, result.kind);
  await saveDownload(ctx, document.file_sha256, result);
  await publishDocument(ctx, document, result.pages);
}

const reason =
  'We could not finish checking this file. This is not your fault. If you appeal, we will check it again.';

/** Refuses a document whose checks failed in every try. One that was decided in the meantime does not change. */
export async function giveUpOnDocument(ctx: Context, documentId: number): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  if (document) await refuseDocument(ctx, document, 'checks_failed', reason);
}
