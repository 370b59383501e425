import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import { readerVersion } from '../../../adapters/pages/reader-version';
import { minuteMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { batches } from '../../../database/batches';
import { inTransaction, requireTransaction } from '../../../database/in-transaction';
import type { Fingerprint } from './fingerprint';
import { fingerprintOfStored } from './judge-originality';
import { comparerWith, hashesOfWork, keysFor, minWorkShare } from './work-hashes';

const batchSize = 20;
const maxRunMs = 2 * minuteMs;
const maxWorks = 12;
/** Removals in the audit log in which those of the previous release are looked for. */
const maxRemovals = 500;

/** A removed work that a document matches, and the share of the smaller one in percent. */
export type RemovedWork = { workId: number; percent: number };

/**
 * Finds the work that was removed because of copyright and that a document is a copy or a part of, by bytes or by word
 * sequences. Templates do not matter here. The index names at most twelve works.
 */
export async function findRemovedWork(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  sha256: string,
  { likeness: { grams } }: Fingerprint,
): Promise<RemovedWork | undefined> {
  const sameBytes = await findRemovedBytes({ db }, sha256);
  if (sameBytes) return sameBytes;
  const shareOf = comparerWith(grams, secret);
  let nearest: { workId: number; share: number } | undefined;
  for (const { id, ...work } of await documents.listNearWorks(db, keysFor(grams, secret), maxWorks)) {
    const share = shareOf(work);
    if (share >= minWorkShare && share > (nearest?.share ?? 0)) nearest = { workId: id, share };
  }
  return nearest && { workId: nearest.workId, percent: Math.floor(nearest.share * 100) };
}

/** Finds a work with these bytes that was removed because of copyright. */
export async function findRemovedBytes(
  { db }: Pick<Context, 'db'>,
  sha256: string,
): Promise<RemovedWork | undefined> {
  const work = await documents.findRemovedBytes(db, sha256);
  return work && { workId: work.id, percent: 100 };
}

/**
 * Records in the transaction of a removal because of copyright by which hashes later uploads of the work are recognised.
 * The caller has locked the document.
 */
export async function recordRemovedWork(
  ctx: Context,
  { id, file_sha256 }: { id: number; file_sha256: string },
): Promise<void> {
  requireTransaction(ctx);
  await documents.insertRemovedWork(ctx.db, { documentId: id, sha256: file_sha256, now: ctx.now() });
  await fillRemovedWork(ctx, id);
}

/** Adds the hashes of a removed work in the transaction that stores its text, if they are missing. */
export async function fillRemovedWork(ctx: Context, documentId: number): Promise<void> {
  requireTransaction(ctx);
  for (const work of await documents.listUnfilledWorks(ctx.db, { documentId, limit: 1 }))
    await fill(ctx, work.id);
}

/**
 * Adds the hashes of works that an earlier release removed, also during an update, for up to two minutes. The next run
 * continues. Failures do not stop the run and are thrown together at the end.
 */
export async function fillRemovedWorks(ctx: Context): Promise<void> {
  await documents.insertWorksOfPreviousRelease(ctx.db, maxRemovals);
  const until = Date.now() + maxRunMs;
  const failures: unknown[] = [];
  const unfilled = batches(batchSize, (last: { id: number } = { id: 0 }) =>
    documents.listUnfilledWorks(ctx.db, { afterId: last.id, limit: batchSize }),
  );
  for await (const works of unfilled) {
    for (const { id } of works)
      await inTransaction(ctx, (ctx) => fill(ctx, id)).catch((error: unknown) => failures.push(error));
    if (Date.now() >= until) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some removed works have no hashes yet.');
}

/** Computes the hashes from the stored text. A work whose pictures have not been read yet stays unfilled until they are. */
async function fill(ctx: Context, workId: number): Promise<void> {
  const work = await documents.lockUnfilledWork(ctx.db, workId);
  if (!work) return;
  const { document_id: documentId } = work;
  if (documentId !== null && (await documents.isReadingPending(ctx.db, documentId, readerVersion))) return;
  const grams = await comparableGrams(ctx.db, documentId);
  await documents.fillRemovedWork(ctx.db, workId, hashesOfWork(grams, ctx.secret), ctx.now());
}

/**
 * Returns the runs of letters by which a work is recognised. There are none if most of it is pictures: otherwise every
 * document with the same cover sheet would match it. Then only its bytes are recognised.
 */
async function comparableGrams(db: Database, documentId: number | null): Promise<Uint32Array> {
  if (documentId === null || (await documents.isMostlyPictures(db, documentId))) return new Uint32Array();
  return (await fingerprintOfStored(db, documentId)).likeness.grams;
}
