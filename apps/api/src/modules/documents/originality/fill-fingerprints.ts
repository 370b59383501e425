import { buffer } from 'node:stream/consumers';
import * as documentQueries from '@aw/db/documents';
import { pageImageKey } from '../../../adapters/files/file-keys';
import { FileMissingError, FilesUnavailableError } from '../../../adapters/files/file-store';
import { pictureHash } from '../../../adapters/pages/pdf/picture-hash';
import { pictureShape } from '../../../adapters/pages/pdf/picture-shape';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { fingerprintVersion } from './fingerprint-version';
import { fingerprintOfStored } from './judge-originality';

const atOnce = 20;
const mostMs = 4 * 60_000;

type Old = Awaited<ReturnType<typeof documentQueries.listOldFingerprints>>[number];

/**
 * Makes the fingerprints of an earlier version anew, oldest documents first: twenty in each clean-up, and more for up to
 * four minutes while no upload waits to be read. One that fails is told at the end and does not hold up the others; while
 * the storage is away none is tried further.
 */
export async function fillFingerprints(ctx: Context): Promise<void> {
  const until = Date.now() + mostMs;
  const failures: unknown[] = [];
  let isAway = false;
  let last: { version: number; id: number } | undefined = { version: 0, id: 0 };
  do {
    const documents: Old[] = await documentQueries.listOldFingerprints(
      ctx.db,
      fingerprintVersion,
      last,
      atOnce,
    );
    for (const document of documents)
      await fill(ctx, document).catch((error: unknown) => failures.push(error));
    last = documents.at(-1);
    isAway = failures.some((error) => error instanceof FilesUnavailableError);
  } while (last && !isAway && Date.now() < until && !(await documentQueries.isAnyProcessing(ctx.db)));
  if (failures.length > 0) throw new AggregateError(failures, 'Some documents could not be compared again.');
}

async function fill(ctx: Context, { id, file_sha256, picture_set }: Old): Promise<void> {
  const marks: { number: number; hash: string | null; shape: string | null }[] = [];
  for (const { number } of await documentQueries.listPages(ctx.db, id))
    marks.push({ number, ...(await marksOf(ctx, pageImageKey(file_sha256, number, 'thumb', picture_set))) });
  await inTransaction(ctx, async (ctx) => {
    const document = await documentQueries.lockDocument(ctx.db, id);
    if (document?.status !== 'published') return documentQueries.deleteFingerprint(ctx.db, id);
    for (const mark of marks) await documentQueries.setPictureMarks(ctx.db, id, mark);
    await documentQueries.replaceFingerprint(
      ctx.db,
      id,
      await fingerprintOfStored(ctx.db, id),
      fingerprintVersion,
    );
  });
}

/** A picture that is gone or cannot be opened compares with none; while the storage is away nothing is kept. */
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
