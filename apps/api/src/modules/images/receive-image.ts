import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { maxImageBytes } from '@aw/contracts/images/image-types';
import type { FastifyRequest } from 'fastify';
import { writeDurably } from '../../adapters/files/durable-write';
import { createFileMeter } from '../../adapters/files/file-meter';
import { imageKindOf } from '../../adapters/pages/images/image-kind';
import { fileEmpty } from '../../server/files/file.errors';
import { type Arrived, receiveFile } from '../../server/files/receive-file';
import { imageType } from './images.errors';

/**
 * Streams the image of a form into a temporary folder, which the caller removes, and returns its path. The file is never
 * stored as it was sent. Throws if it is empty, too large, or not an image by its first bytes.
 */
export async function receiveImage(request: FastifyRequest, folder: string): Promise<string> {
  const { staged } = await receiveFile(
    request,
    { stage: (source) => writeInto(folder, source) },
    { maxBytes: maxImageBytes, check: checkReceived, read: () => undefined },
  );
  return staged.path;
}

function checkReceived({ sizeBytes, headBytes }: Arrived): void {
  if (sizeBytes === 0) throw fileEmpty();
  if (!imageKindOf(headBytes)) throw imageType();
}

async function writeInto(folder: string, source: Readable): Promise<Arrived & { path: string }> {
  const target = path.join(folder, randomUUID());
  const meter = createFileMeter();
  await writeDurably(target, source, meter.stream);
  const { sizeBytes, headBytes } = meter.reading();
  return { path: target, sizeBytes, headBytes, discard: async () => undefined };
}
