import { buffer } from 'node:stream/consumers';
import type { ChatImage } from '@aw/contracts/ai/chat';
import { urlOf } from '@aw/contracts/client';
import { maxChatImageBytes, maxChatImagePixels } from '@aw/contracts/images/image-types';
import { getImage } from '@aw/contracts/images/public';
import * as ai from '@aw/db/ai';
import type { Turn } from '../../../adapters/model/model';
import type { UserContext } from '../../../context';
import { invalidRequest } from '../../../errors/feature-error';

/** Maximum number of images in a prompt, the latest ones. */
const maxPromptImages = 4;

/**
 * Checks that images belong to the person and were uploaded for a chat. Throws 400 with an issue for `images` if one does
 * not.
 */
export async function checkChatImages(ctx: UserContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (new Set(ids).size < ids.length) throw invalidRequest('The same image is there twice.', 'images');
  const images = await ai.listOwnImages(ctx.db, ctx.userId, ids);
  if (images.length < ids.length) throw imageGone();
  if (
    images.some(
      (image) => image.width * image.height > maxChatImagePixels || image.size_bytes > maxChatImageBytes,
    )
  )
    throw invalidRequest('An image is too large for a chat. Please choose it again.', 'images');
}

export const imageGone = () =>
  invalidRequest(
    'An image is not yours, or was deleted because you did not send it within a day. Please remove it, or choose it again.',
    'images',
  );

/** Returns the latest images of a prompt, which are in the order of sending. */
export const latestImages = (ids: readonly string[]): string[] =>
  [...new Set(ids.toReversed())].slice(0, maxPromptImages);

/** Reads images as WebP. One that was deleted or cannot be read now is left out. */
export async function readChatImages(
  ctx: UserContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = await ai.listOwnImages(ctx.db, ctx.userId, ids);
  const read = await Promise.allSettled(
    rows.map(async (row) => [row.id, await buffer(await ctx.files.read(row.storage_key))] as const),
  );
  for (const { status, ...rest } of read)
    if (status === 'rejected' && 'reason' in rest) ctx.ai.onError(toError(rest.reason));
  return new Map(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** An image as its owner sees it. Its id ends in its size. */
export function toChatImage(id: string): ChatImage {
  const [, width = '1', height = '1'] = /-(\d+)x(\d+)$/.exec(id) ?? [];
  return { id, url: urlOf(getImage, { params: { id } }), width: Number(width), height: Number(height) };
}

/** Returns a turn with a note in place of images that a model does not get. */
export function withNote(turn: Turn, missing: number): Turn {
  if (missing === 0) return turn;
  const note =
    missing === 1
      ? '[The student attached a picture here, which you cannot see. If it matters, say so and ask the student to write down what is in it.]'
      : `[The student attached ${missing} pictures here, which you cannot see. If they matter, say so and ask the student to write down what is in them.]`;
  return { ...turn, text: turn.text === '' ? note : `${turn.text}\n\n${note}` };
}
