import {
  type DocumentRow,
  findDocument,
  findFingerprintVersion,
  giveUpTextCheck,
  isAnyProcessing,
  listDueTextChecks,
  lockWithUploader,
  replaceFingerprint,
  setPageTexts,
  updateDocument,
} from '@aw/db';
import { FileMissingError } from '../../adapters/files/file-store';
import type { PageOutput, PageReader } from '../../adapters/pages/page-reader';
import type { Context } from '../../context';
import { withWorkFolder } from '../../files/work-folder';
import { fingerprintOfStored } from './originality/judge-originality';
import { readStored } from './read-stored';

/** How many documents wait at most to be read again. */
const mostQueued = 5;

/** Puts the first documents that are to be read again in the queue, unless they are in it. */
export async function queueRereading({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  for (const id of await listDueTextChecks(db, mostQueued)) await jobs.enqueueRereading(db, id);
}

/**
 * Reads a document of the library again, as a job, and replaces its texts by what is seen; all else of it stays. Where
 * that is not possible, its row says why, once. While uploads wait, no more is read than the clean-up puts in the queue.
 */
export async function rereadDocument(
  ctx: Context & { reader: PageReader },
  documentId: number,
): Promise<void> {
  const document = await findDocument(ctx.db, documentId);
  if (document?.is_listed && document.text_check === 'due')
    await withWorkFolder(ctx.config, (folder) => readAgain(ctx, document, folder));
  if (!(await isAnyProcessing(ctx.db))) await queueRereading(ctx);
}

async function readAgain(
  ctx: Context & { reader: PageReader },
  document: DocumentRow,
  folder: string,
): Promise<void> {
  const result = await readStored(ctx, document, folder).catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  });
  if (result?.status !== 'read') return giveUpTextCheck(ctx.db, document.id, result ? 'refused' : 'missing');
  // Another program for Office files may break pages elsewhere: texts would stand beside pictures that are not theirs.
  if (result.pages.length !== document.page_count) return giveUpTextCheck(ctx.db, document.id, 'repaginated');
  await replaceTexts(ctx, document.id, result.pages);
}

async function replaceTexts({ db }: Pick<Context, 'db'>, id: number, pages: PageOutput[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const document = await lockWithUploader(trx, id);
    if (!document?.is_listed || document.text_check !== 'due') return;
    const texts = pages.map(({ number, text, wholeText, isTextChecked }) => ({
      number,
      text,
      whole_text: wholeText,
      is_text_checked: isTextChecked,
    }));
    await setPageTexts(trx, id, texts);
    // It is of the texts; what else it is of, an earlier version may lack, so that it stays one.
    const version = await findFingerprintVersion(trx, id);
    if (version !== undefined) await replaceFingerprint(trx, id, await fingerprintOfStored(trx, id), version);
    await updateDocument(trx, id, { text_check: 'done' });
  });
}
