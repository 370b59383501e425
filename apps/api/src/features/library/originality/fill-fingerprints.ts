import { buffer } from 'node:stream/consumers';
import { listPages, listWithoutFingerprint, lockDocument, replaceFingerprint, setPictureHash } from '@aw/db';
import { pageImageKey } from '../../../adapters/files/file-keys';
import { FileMissingError } from '../../../adapters/files/file-store';
import { pictureHash } from '../../../adapters/pages/picture-hash';
import type { Context } from '../../../context';
import { fingerprintOfStored } from './judge-originality';

const perRun = 20;

/** Keeps by what documents are known again that were published before that was kept: a few in each clean-up, oldest first. */
export async function fillFingerprints(ctx: Context): Promise<void> {
  for (const document of await listWithoutFingerprint(ctx.db, perRun)) await fill(ctx, document);
}

async function fill(ctx: Context, { id, file_sha256 }: { id: number; file_sha256: string }): Promise<void> {
  const hashes: [number: number, hash: string | null][] = [];
  for (const { number } of await listPages(ctx.db, id))
    hashes.push([number, await hashOf(ctx, pageImageKey(file_sha256, number, 'thumb'))]);
  await ctx.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, id);
    if (document?.status !== 'published') return;
    for (const [number, hash] of hashes) await setPictureHash(trx, id, number, hash);
    await replaceFingerprint(trx, id, await fingerprintOfStored(trx, id));
  });
}

/** A picture that is gone compares with none; while the storage is away nothing is kept. */
async function hashOf(ctx: Context, key: string): Promise<string | null> {
  const bytes = await ctx.files.read(key).then(buffer, (error: unknown) => {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  });
  return bytes === undefined ? null : pictureHash(bytes);
}
