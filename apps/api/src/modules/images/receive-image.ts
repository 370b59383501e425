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
 * Streams a form's image into a folder of this machine, which its caller removes: what arrives is read once and never
 * kept. Gives its path; throws for what is no image by its first bytes, empty or too large.
 */
export async function receiveImage(request: FastifyRequest, folder: string): Promise<string> {
  const { staged } = await receiveFile(
    request,
    { stage: (source) => writeInto(folder, source) },
    { maxBytes: maxImageBytes, check: checkArrived, read: () => undefined },
  );
  return staged.path;
}

function checkArrived({ sizeBytes, headBytes }: Arrived): void {
  if (sizeBytes === 0) throw fileEmpty();
  if (!imageKindOf(headBytes)) throw imageType();
}

async function writeInto(folder: string, source: Readable): Promise<Arrived & { path: string }> {
  const at = path.join(folder, randomUUID());
  const meter = createFileMeter();
  await writeDurably(at, source, meter.stream);
  const { sizeBytes, headBytes } = meter.reading();
  return { path: at, sizeBytes, headBytes, discard: async () => undefined };
}
