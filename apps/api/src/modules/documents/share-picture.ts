import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { urlOf } from '@aw/contracts/client';
import { getSharePicture as endpoint } from '@aw/contracts/documents/public';
import * as documents from '@aw/db/documents';
import { pageImageKey, sharePictureKey } from '../../adapters/files/file-keys';
import type { Context } from '../../context';
import type { SharePicture } from '../../server/sites/shared-page';
import { withWorkFolder } from '../../workers/work-folder';
import { documentNotFound, sharePictureBusy } from './documents.errors';

type PictureOf = { is_listed: boolean | null; page_count: number };

/** Returns whether anyone may see the first page of a document, without a session. */
function isPublic({ config }: Context, { is_listed, page_count }: PictureOf): boolean {
  return is_listed === true && page_count > 0 && config.LIBRARY_ACCESS === 'session';
}

/** Returns the picture that social networks show for a document, if anyone may see its first page. */
export function sharePictureOf(
  ctx: Context,
  row: PictureOf & { id: number; title: string },
): SharePicture | undefined {
  if (!isPublic(ctx, row)) return undefined;
  return { path: urlOf(endpoint, { params: { id: row.id } }), alt: `First page of ${row.title}` };
}

/**
 * Returns the top of a document's first page as JPEG. It is drawn by the first request and stored. Throws 404 if not
 * everyone may see the page, and 503 if too many images wait.
 */
export async function getSharePicture(ctx: Context, id: number): Promise<Readable> {
  const document = await documents.find(ctx.db, id);
  if (!document || !isPublic(ctx, document)) throw documentNotFound();
  const { file_sha256: sha256, picture_set: set } = document;
  const key = sharePictureKey(sha256, set);
  if ((await ctx.files.sizeOf(key)) !== undefined) return ctx.files.read(key);
  await draw(ctx, { from: pageImageKey(sha256, 1, 'page', set), to: key });
  // An erasure meanwhile has removed the other pictures, and would leave this one.
  if ((await documents.find(ctx.db, id))?.is_listed) return ctx.files.read(key);
  await ctx.files.remove(key);
  throw documentNotFound();
}

async function draw(ctx: Context, { from, to }: { from: string; to: string }): Promise<void> {
  await withWorkFolder(ctx.config, async (folder) => {
    const task = { path: path.join(folder, 'page.webp'), outPath: path.join(folder, 'share.jpg') };
    await pipeline(await ctx.files.read(from), createWriteStream(task.path));
    const reading = await ctx.images.read({ ...task, form: 'share' }, undefined);
    // We drew the picture of the page ourselves, so it is only refused while the server is too busy.
    if (reading.status !== 'read') throw sharePictureBusy();
    await ctx.files.put(to, createReadStream(task.outPath));
  });
}
