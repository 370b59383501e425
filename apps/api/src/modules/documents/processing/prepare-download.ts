import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as documents from '@aw/db/documents';
import { cleanOfficeKey, publicPdfKey } from '../../../adapters/files/file-keys';
import { FileMissingError } from '../../../adapters/files/file-store';
import type { CleanCopies, PageReader, ReadResult } from '../../../adapters/pages/page-reader';
import { hourMs, minuteMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { mayBeChance } from '../../../jobs/later-reading';
import type { JobData } from '../../../jobs/queues';
import { withWorkFolder } from '../../../workers/work-folder';
import { isPreparing } from '../download/download.policy';
import { readStored, rereadTimeFactor } from './read-stored';

/**
 * Makes the clean copy of a published file that an earlier release checked, so that people other than its uploader can
 * download it. Runs as a job. A file that would be refused today stays readable but can no longer be downloaded.
 */
export async function prepareDownload(
  ctx: Context & { reader: PageReader },
  documentId: number,
): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  const file = document && (await documents.findFile(ctx.db, document.file_sha256));
  if (!document || !file || !isPreparing(file)) return;
  await withWorkFolder(ctx.config, async (folder) => {
    const result = await readStored(ctx, document, folder, { timeFactor: rereadTimeFactor }).catch(
      (error: unknown) => {
        if (error instanceof FileMissingError) return undefined;
        throw error;
      },
    );
    // The cause may be a busy machine and not the file, so the job is retried.
    if (result?.status === 'refused' && (mayBeChance(result.code) || result.code === 'memory'))
      throw new Error(`The download of document ${documentId} could not be prepared: ${result.code}.`);
    if (result?.status === 'read' && isWorthAnotherTry(result.copies))
      throw new Error(`No copy of document ${documentId} could be made in time.`);
    if (result?.status === 'read') await saveDownload(ctx, document.file_sha256, result);
    else await documents.setFileCopies(ctx.db, document.file_sha256, noCopies);
  });
}

/**
 * Pauses after rounds of failed tries. A machine may be busy, or the storage away, for hours, and no one can make the copy
 * in another way.
 */
const pausesMs = [5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs];

/**
 * Enqueues another round of tries after a round in which each one failed, after a longer pause each time. After the last
 * round, the document is not downloadable.
 */
export async function giveUpOnDownload(
  ctx: Context,
  { documentId, failedRounds = 0 }: JobData['prepare-download'],
): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  const file = document && (await documents.findFile(ctx.db, document.file_sha256));
  if (!file || !isPreparing(file)) return;
  const pauseMs = pausesMs[failedRounds];
  if (pauseMs === undefined) return documents.setFileCopies(ctx.db, file.sha256, noCopies);
  const data = { documentId, failedRounds: failedRounds + 1 };
  const startAfter = new Date(ctx.now().getTime() + pauseMs);
  await ctx.jobs.enqueue(ctx.db, 'prepare-download', data, { startAfter });
}

const noCopies = { pdf: undefined, office: undefined };

/**
 * Stores the copies that people other than the uploader download. If none could be made in time, what is stored stays: the
 * copies of an earlier release, or nothing, and the first person who wants one starts another try.
 */
export async function saveDownload(
  ctx: Pick<Context, 'db' | 'files'>,
  sha256: string,
  { copies }: Extract<ReadResult, { status: 'read' }>,
): Promise<void> {
  const { pdfPath, office } = copies ?? { pdfPath: undefined, office: undefined };
  if (isWorthAnotherTry(copies)) return;
  const officeCopy = office && {
    form: office.form,
    ...(await store(ctx.files, cleanOfficeKey(sha256, office.form), office.path)),
  };
  const pdf = pdfPath === undefined ? undefined : await store(ctx.files, publicPdfKey(sha256), pdfPath);
  await documents.setFileCopies(ctx.db, sha256, { pdf, office: officeCopy });
}

/** Returns whether there is no copy at all, maybe because the machine was busy. */
function isWorthAnotherTry(copies: CleanCopies | undefined): boolean {
  return copies !== undefined && copies.mayWorkLater === true && !copies.pdfPath && !copies.office;
}

async function store(files: Context['files'], key: string, path: string): Promise<documents.StoredCopy> {
  const bytes = await readFile(path);
  await files.put(key, bytes);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}
