import { buffer } from 'node:stream/consumers';
import * as documentQueries from '@aw/db/documents';
import { pageImageKey } from '../../../adapters/files/file-keys';
import { FileMissingError, FilesUnavailableError } from '../../../adapters/files/file-store';
import { pictureHash } from '../../../adapters/pages/pdf/picture-hash';
import { pictureShape } from '../../../adapters/pages/pdf/picture-shape';
import { minuteMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { batches } from '../../../database/batches';
import { inTransaction } from '../../../database/in-transaction';
import { fingerprintVersion } from './fingerprint-version';
import { fingerprintOfStored } from './judge-originality';

const batchSize = 20;
const maxRunMs = 4 * minuteMs;

type OutdatedDocument = Awaited<ReturnType<typeof documentQueries.listOutdatedFingerprints>>[number];

/**
 * Recomputes fingerprints of earlier versions, oldest documents first: twenty in each run of the clean-up, and more for
 * up to four minutes while no upload waits for its checks. Failures do not stop the run and are thrown together at the
 * end, except that an unavailable storage stops it.
 */
export async function fillFingerprints(ctx: Context): Promise<void> {
  const until = Date.now() + maxRunMs;
  const failures: unknown[] = [];
  const outdated = batches(
    batchSize,
    (last: Pick<OutdatedDocument, 'version' | 'id'> = { version: 0, id: 0 }) =>
      documentQueries.listOutdatedFingerprints(ctx.db, fingerprintVersion, last, batchSize),
  );
  for await (const documents of outdated) {
    for (const document of documents)
      await fill(ctx, document).catch((error: unknown) => failures.push(error));
    const isStorageUnavailable = failures.some((error) => error instanceof FilesUnavailableError);
    if (isStorageUnavailable || Date.now() >= until || (await documentQueries.isAnyProcessing(ctx.db))) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents could not be compared again.');
}

async function fill(ctx: Context, { id, file_sha256, picture_set }: OutdatedDocument): Promise<void> {
  const marks: { number: number; hash: string | null; shape: string | null }[] = [];
  for (const { number } of await documentQueries.listPages(ctx.db, id))
    marks.push({ number, ...(await marksOf(ctx, pageImageKey(file_sha256, number, 'thumb', picture_set))) });
  await inTransaction(ctx, async (ctx) => {
    const document = await documentQueries.lock(ctx.db, id);
    if (document?.status !== 'published') return documentQueries.deleteFingerprint(ctx.db, id);
    for (const mark of marks) await documentQueries.setPictureHash(ctx.db, id, mark);
    await documentQueries.replaceFingerprint(
      ctx.db,
      id,
      await fingerprintOfStored(ctx.db, id),
      fingerprintVersion,
    );
  });
}

/** Returns empty marks for a picture that is missing or cannot be opened. Throws while the storage is unavailable. */
async function marksOf(ctx: Context, key: string): Promise<{ hash: string | null; shape: string | null }> {
  const bytes = await ctx.files.read(key).then(buffer, (error: unknown) => {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  });
  if (bytes === undefined) return { hash: null, shape: null };
  return Promise.all([pictureHash(bytes), pictureShape(bytes)]).then(
    ([hash, shape]) => ({ hash, shape }),
    () => ({ hash: null, shape: null }),
  );
}
