import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as documents from '@aw/db/documents';
import { publicPdfKey } from '../../../adapters/files/file-keys';
import { FileMissingError } from '../../../adapters/files/file-store';
import type { PageReader, ReadResult } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';
import { mayBeChance } from '../../../jobs/later-reading';
import { withWorkFolder } from '../../../workers/work-folder';
import { readStored, rereadTimeFactor } from './read-stored';

/**
 * Examines a published Word or PowerPoint file that an earlier release checked, so that people other than its uploader
 * can download it. Runs as a job. A file that would be refused today stays readable but can no longer be downloaded.
 */
export async function prepareDownload(
  ctx: Context & { reader: PageReader },
  documentId: number,
): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  const file = document && (await documents.findFile(ctx.db, document.file_sha256));
  if (!document || !file || file.kind === 'pdf' || file.download_form !== null) return;
  await withWorkFolder(ctx.config, async (folder) => {
    const result = await readStored(ctx, document, folder, { timeFactor: rereadTimeFactor }).catch(
      (error: unknown) => {
        if (error instanceof FileMissingError) return undefined;
        throw error;
      },
    );
    // The cause may be a busy machine and not the file, so the job is retried; its last failure is recorded.
    if (result?.status === 'refused' && (mayBeChance(result.code) || result.code === 'memory'))
      throw new Error(`The download of document ${documentId} could not be prepared: ${result.code}.`);
    if (result?.status === 'read') await saveDownload(ctx, document.file_sha256, result);
    else await documents.setFileDownload(ctx.db, document.file_sha256, { form: 'none' });
  });
}

/** Marks a document as not downloadable after the last failed try to examine its file. */
export async function giveUpOnDownload(ctx: Context, documentId: number): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  const file = document && (await documents.findFile(ctx.db, document.file_sha256));
  if (file?.download_form === null) await documents.setFileDownload(ctx.db, file.sha256, { form: 'none' });
}

/** Stores the form in which people other than the uploader download a file, with the converted PDF if there is one. */
export async function saveDownload(
  ctx: Pick<Context, 'db' | 'files'>,
  sha256: string,
  { download }: Extract<ReadResult, { status: 'read' }>,
): Promise<void> {
  if (download?.form !== 'pdf') {
    await documents.setFileDownload(ctx.db, sha256, { form: download?.form ?? 'original' });
    return;
  }
  const pdf = await readFile(download.path);
  await ctx.files.put(publicPdfKey(sha256), pdf);
  const pdfSha256 = createHash('sha256').update(pdf).digest('hex');
  await documents.setFileDownload(ctx.db, sha256, { form: 'pdf', pdfSha256, pdfBytes: pdf.length });
}
