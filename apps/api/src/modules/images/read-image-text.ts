import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as images from '@aw/db/images';
import { secondsPerDay } from '../../config/durations';
import type { UserContext } from '../../context';
import { addressKey } from '../../server/security/address-key';
import { withWorkFolder } from '../../workers/work-folder';
import { imageNotFound, imageTextBusy } from './images.errors';

/**
 * Reads the text of an image of the acting person with OCR. Returns null if it has none that can be read with certainty.
 * Counts against the daily limits of images in chats. Throws 404 for images of other people, 429 above a limit, and 503 if
 * too many images wait.
 */
export async function readImageText(
  ctx: UserContext,
  { id, ip }: { id: string; ip: string },
): Promise<{ text: string | null }> {
  const image = await images.find(ctx.db, id);
  if (image?.user_id !== ctx.userId) throw imageNotFound();
  const { LIMIT_CHAT_IMAGES_PER_DAY: own, LIMIT_CHAT_IMAGES_PER_DAY_PER_ADDRESS: shared } = ctx.config;
  const limits = [
    { key: ctx.userId, most: own },
    { key: addressKey(ip), most: shared },
  ];
  for (const { key, most } of limits) await ctx.limits.take('image-texts', key, most, secondsPerDay);
  return withWorkFolder(ctx.config, async (folder) => {
    const file = path.join(folder, 'image.webp');
    await pipeline(await ctx.files.read(image.storage_key), createWriteStream(file));
    const recognition = await ctx.ocr.read({ path: file }, ctx.caller);
    if (recognition.status === 'busy') {
      // The browser tries again, and the image must count once.
      for (const { key, most } of limits) await ctx.limits.release('image-texts', key, most, secondsPerDay);
      throw imageTextBusy();
    }
    return { text: recognition.status === 'read' ? recognition.text : null };
  });
}
