import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { urlOf } from '@aw/contracts/client';
import { getImage, type imageUses, type UploadedImage } from '@aw/contracts/images/public';
import * as documents from '@aw/db/documents';
import * as images from '@aw/db/images';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import { contentKey } from '../../adapters/files/file-keys';
import { FilesUnavailableError, type StagedFile } from '../../adapters/files/file-store';
import type { ImageTask } from '../../adapters/pages/images/read-image';
import { secondsPerDay } from '../../config/durations';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired, FeatureError } from '../../errors/feature-error';
import type { SlotCounter } from '../../server/events/slot-counter';
import { storageFull } from '../../server/files/file.errors';
import { scanNow } from '../../server/files/scan-file';
import { followUser } from '../../server/lock-user';
import { addressKey } from '../../server/security/address-key';
import { withWorkFolder } from '../../workers/work-folder';
import {
  imagesBusy,
  imageTooHard,
  imageTooManyPixels,
  imageUnreadable,
  tooManyImages,
} from './images.errors';
import { receiveImage } from './receive-image';

/** Maximum number of parallel uploads per person and per address in this process. */
const maxConcurrent = { person: 4, address: 16 };

const refusals = {
  pixels: imageTooManyPixels,
  unreadable: imageUnreadable,
  timeout: imageTooHard,
  memory: imageTooHard,
  killed: imageTooHard,
};

type StorageColumns = { is_anonymous: boolean; stored_bytes: number };
type Size = { width: number; height: number };

type Upload = {
  request: FastifyRequest;
  /** Limits uploads at the same time, per person and address. */
  places: SlotCounter;
  use: (typeof imageUses)[number];
};

/**
 * Receives an image for a text or a chat of the acting person, redraws it in a child process and stores the result. A
 * refused image leaves nothing behind. Uploads count against the daily limits of the person and of the address. Throws 413, 415 or 422
 * for an unsuitable file, 429 above a limit, and 503 if too many images wait.
 */
export async function uploadImage(
  ctx: UserContext,
  { request, places, use }: Upload,
): Promise<UploadedImage> {
  const address = addressKey(request.ip);
  checkStorage(ctx, await users.find(ctx.db, ctx.userId));
  const releasePlaces = places.take([
    { key: `user:${ctx.userId}`, most: maxConcurrent.person },
    { key: `address:${address}`, most: maxConcurrent.address },
  ]);
  if (!releasePlaces) throw tooManyImages();
  const limits = limitsFor(ctx, { use, address });
  try {
    for (const { name, key, most } of limits) await ctx.limits.take(name, key, most, secondsPerDay);
    return await withWorkFolder(ctx.config, async (folder) =>
      keepImage(ctx, { path: await receiveImage(request, folder), folder, use }),
    );
  } catch (error) {
    // Browsers retry after a 503, and the upload must count once.
    if (isRetried(error))
      for (const { name, key, most } of limits) await ctx.limits.release(name, key, most, secondsPerDay);
    throw error;
  } finally {
    releasePlaces();
  }
}

/** Redraws an image file of the acting person in a child process, by way of a folder, and stores the result. */
export async function keepImage(
  ctx: UserContext,
  { path: file, folder, use }: Pick<Upload, 'use'> & { path: string; folder: string },
): Promise<UploadedImage> {
  await scanNow(ctx, () => createReadStream(file));
  const outPath = path.join(folder, 'image.webp');
  const size = await redraw(ctx, { path: file, outPath, ...(use === 'chat' ? { form: use } : {}) });
  return storeImage(ctx, await ctx.files.stage(createReadStream(outPath)), size);
}

/** Daily limits of a person and of an address. Many people in one school send images in chats. */
function limitsFor(
  { config, userId }: UserContext,
  { use, address }: Pick<Upload, 'use'> & { address: string },
) {
  if (use === 'text') {
    const limit = { name: 'images', most: config.LIMIT_IMAGES_PER_DAY };
    return [userId, address].map((key) => ({ ...limit, key }));
  }
  return [
    { name: 'chat-images', key: userId, most: config.LIMIT_CHAT_IMAGES_PER_DAY },
    { name: 'chat-images', key: address, most: config.LIMIT_CHAT_IMAGES_PER_DAY_PER_ADDRESS },
  ];
}

function isRetried(error: unknown): boolean {
  return error instanceof FilesUnavailableError || (error instanceof FeatureError && error.status === 503);
}

function checkStorage(ctx: UserContext, user: StorageColumns | undefined): void {
  const { LIMIT_ANONYMOUS_BYTES: maxBytes } = ctx.config;
  if (!user) throw authRequired();
  if (maxBytes > 0 && user.is_anonymous && user.stored_bytes >= maxBytes) throw storageFull();
}

async function redraw(ctx: UserContext, task: ImageTask): Promise<Size> {
  const reading = await ctx.images.read(task, ctx.caller);
  if (reading.status === 'busy') throw imagesBusy();
  if (reading.status === 'refused') throw refusals[reading.code]();
  return reading;
}

/** Stores staged bytes together with their row, in one transaction. */
async function storeImage(
  ctx: UserContext,
  staged: StagedFile,
  { width, height }: Size,
): Promise<UploadedImage> {
  const { sha256, sizeBytes } = staged;
  const id = `${randomBytes(16).toString('hex')}-${width}x${height}`;
  const storageKey = contentKey(sha256);
  const storing = inTransaction(ctx, async (ctx) => {
    const user = await followUser(ctx.db, ctx.userId);
    checkStorage(ctx, user);
    // Serialises with a removal of the same bytes: it has finished, or it will see this image.
    await documents.lockFileHash(ctx.db, sha256);
    await documents.upsertFile(ctx.db, { sha256, sizeBytes, storageKey });
    const size = { width, height, size_bytes: sizeBytes };
    await images.insert(ctx.db, { id, user_id: user.id, file_sha256: sha256, ...size });
    await users.addStoredBytes(ctx.db, user.id, sizeBytes);
    await staged.commit(storageKey);
  });
  await storing.catch(async (error: unknown) => {
    await staged.discard();
    throw error;
  });
  return { id, url: urlOf(getImage, { params: { id } }), width, height };
}
