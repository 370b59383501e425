import type { Readable } from 'node:stream';
import { findImage } from '@aw/db';
import type { Context } from '../../context';
import { imageNotFound } from './images.errors';

type ShownImage = { bytes: Readable; sizeBytes: number; isUsed: boolean };

/**
 * The bytes of an image: for everybody while a posted text names it that was not taken off the site, and always for
 * whoever uploaded it. Throws 404.
 */
export async function getImage(ctx: Context, id: string, readerId: string | undefined): Promise<ShownImage> {
  const image = await findImage(ctx.db, id);
  if (!image) throw imageNotFound();
  const isUsed = image.used_at !== null && image.hidden_at === null;
  if (!isUsed && image.user_id !== readerId) throw imageNotFound();
  return { bytes: await ctx.files.read(image.storage_key), sizeBytes: image.size_bytes, isUsed };
}
