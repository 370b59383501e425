import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import { FileMissingError } from '../../../adapters/files/file-store';
import type { PageReader } from '../../../adapters/pages/page-reader';
import { readerVersion } from '../../../adapters/pages/reader-version';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { mayBeChance } from '../../../jobs/later-reading';
import { withWorkFolder } from '../../../workers/work-folder';
import { fingerprintOf } from '../originality/fingerprint';
import { judgeAgain } from '../originality/judge-again';
import { fillRemovedWork } from '../originality/removed-works';
import { countLegibleWords, minLegibleWords } from './legible-words';
import { saveDownload } from './prepare-download';
import { readStored, rereadTimeFactor } from './read-stored';
import { type RecognisedPages, recognisePages } from './recognise-pages';
import { languageColumnsOf, storePages, storePictures } from './store-pages';

const maxQueued = 5;

/** Queues the next documents that an earlier version of the reader has read, unless they are already in the queue. */
export async function queueRereading({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  for (const id of await documents.listDueRereads(db, readerVersion, maxQueued))
    await jobs.enqueue(db, 'reread-document', { documentId: id });
}

/**
 * Replaces the pages of a document that is in the library or that somebody unlocked. Runs as a job. If reading is
 * impossible, the row says why and the pages stay until the next version of the reader. Throws if the machine may be the
 * cause. While uploads wait, only the clean-up queues more.
 */
export async function rereadDocument(
  ctx: Context & { reader: PageReader },
  documentId: number,
): Promise<void> {
  const document = await documents.find(ctx.db, documentId);
  if (document && (await documents.isRereadDue(ctx.db, documentId, readerVersion)))
    await withWorkFolder(ctx.config, (folder) => readAgain(ctx, document, folder));
  if (!(await documents.isAnyProcessing(ctx.db))) await queueRereading(ctx);
}

/** Records that every try to read a document again failed. */
export async function giveUpOnRereading({ db }: Pick<Context, 'db'>, documentId: number): Promise<void> {
  await documents.recordRereadProblem(db, documentId, readerVersion, 'failed');
}

async function readAgain(
  ctx: Context & { reader: PageReader },
  document: DocumentRow,
  folder: string,
): Promise<void> {
  const result = await readStored(ctx, document, folder, {
    timeFactor: rereadTimeFactor,
    keepsScans: true,
  }).catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  });
  // The cause may be a busy machine and not the file, so the job is retried; its last failure is recorded.
  if (result?.status === 'refused' && mayBeChance(result.code))
    throw new Error(`Document ${document.id} could not be read again: ${result.code}.`);
  if (result?.status !== 'read')
    return documents.recordRereadProblem(ctx.db, document.id, readerVersion, result ? 'refused' : 'missing');
  const recognised = await recognisePages(ctx, document, result);
  // In a new set: until the texts are replaced, readers see the pictures of the old ones.
  for (const page of result.pages) await storePictures(ctx.files, document.file_sha256, page, readerVersion);
  await saveDownload(ctx, document.file_sha256, result);
  await replaceAll(ctx, document, recognised);
}

/** Replaces everything that was read from a document in one transaction, so that readers see either old or new pages. */
async function replaceAll(
  ctx: Context,
  { id, title }: DocumentRow,
  { pages, problem }: RecognisedPages,
): Promise<void> {
  const fingerprint = fingerprintOf(pages);
  const legibleWords = countLegibleWords(pages);
  const language = await languageColumnsOf(ctx.languages, title, pages);
  await inTransaction(ctx, async (ctx) => {
    const document = await documents.lockWithUploader(ctx.db, id);
    if (!document || !(await documents.isRereadDue(ctx.db, id, readerVersion))) return;
    const textHash = await documents.findTextHash(ctx.db, id);
    await storePages(ctx.db, id, { pages, fingerprint, language });
    await documents.deleteRecognisedPages(ctx.db, id);
    await documents.update(ctx.db, id, {
      page_count: pages.length,
      legible_words: legibleWords,
      ocr_problem: problem,
      reader_version: readerVersion,
      picture_set: readerVersion,
      reread_problem: null,
      text_check: 'done',
    });
    const isReadable = legibleWords >= minLegibleWords && problem === null;
    await judgeAgain(ctx, document, { fingerprint, isReadable, textHash });
    await fillRemovedWork(ctx, id);
  });
}
