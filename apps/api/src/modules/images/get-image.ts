import type { Readable } from 'node:stream';
import * as images from '@aw/db/images';
import type { Context } from '../../context';
import { imageNotFound } from './images.errors';

type ShownImage = { bytes: Readable; sizeBytes: number; isUsed: boolean };

/** Returns an image: to everybody while a text on the site shows it, and to its uploader at any time. Throws 404. */
export async function getImage(ctx: Context, id: string, readerId: string | undefined): Promise<ShownImage> {
  const image = await images.find(ctx.db, id);
  if (!image) throw imageNotFound();
  const isUsed = image.used_at !== null && image.hidden_at === null;
  if (!isUsed && image.user_id !== readerId) throw imageNotFound();
  return { bytes: await ctx.files.read(image.storage_key), sizeBytes: image.size_bytes, isUsed };
}

/** Returns any image of a text to staff, who review texts before others see them. Throws 404, also for one of a chat alone. */
export async function getImageForStaff(ctx: Context, id: string): Promise<Omit<ShownImage, 'isUsed'>> {
  const image = await images.find(ctx.db, id);
  if (!image || (image.is_in_chat && image.used_at === null)) throw imageNotFound();
  return { bytes: await ctx.files.read(image.storage_key), sizeBytes: image.size_bytes };
}
