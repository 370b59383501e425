import * as documents from '@aw/db/documents';
import * as privacy from '@aw/db/privacy';
import { cleanOfficeKey, pageImageKey, publicPdfKey, sharePictureKey } from '../../adapters/files/file-keys';
import type { FileStore } from '../../adapters/files/file-store';
import { readerVersion } from '../../adapters/pages/reader-version';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';

/**
 * Removes stored bytes that erasures have released, unless another document has the same ones. Returns the errors; the
 * next run tries these files again.
 */
export async function removeErasedFiles(ctx: Context): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const sha256 of await privacy.listErasedFiles(ctx.db, ctx.now()))
    await removeFile(ctx, sha256).catch((error: unknown) => failures.push(error));
  return failures;
}

async function removeFile(ctx: Context, sha256: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // An upload of the same bytes waits for this lock, or has committed and is found here.
    await documents.lockFileHash(ctx.db, sha256);
    const storageKey = await privacy.deleteUnusedFile(ctx.db, sha256);
    if (storageKey !== undefined) await ctx.files.remove(storageKey);
    if (!(await documents.findFile(ctx.db, sha256))) {
      await ctx.files.remove(publicPdfKey(sha256));
      for (const form of ['docx', 'pptx'] as const) await ctx.files.remove(cleanOfficeKey(sha256, form));
      for (let set = readerVersion; set >= 0; set -= 1) await removePageImages(ctx.files, sha256, set);
    }
    await privacy.deleteErasedFile(ctx.db, sha256);
  });
}

/**
 * Removes the images of one set from the last page to the first, so that an interrupted run finds the rest by counting
 * again.
 */
async function removePageImages(files: FileStore, sha256: string, set: number): Promise<void> {
  await files.remove(sharePictureKey(sha256, set));
  let count = 0;
  while (await hasPage(files, { sha256, set }, count + 1)) count += 1;
  for (let page = count; page > 0; page -= 1) {
    await files.remove(pageImageKey(sha256, page, 'page', set));
    await files.remove(pageImageKey(sha256, page, 'thumb', set));
  }
}

type PictureSet = { sha256: string; set: number };

async function hasPage(files: FileStore, { sha256, set }: PictureSet, page: number): Promise<boolean> {
  return (
    (await files.sizeOf(pageImageKey(sha256, page, 'thumb', set))) !== undefined ||
    (await files.sizeOf(pageImageKey(sha256, page, 'page', set))) !== undefined
  );
}
