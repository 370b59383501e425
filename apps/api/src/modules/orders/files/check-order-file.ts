import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as documents from '@aw/db/documents';
import type { OrderFileRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { PageReader } from '../../../adapters/pages/page-reader';
import type { Context } from '../../../context';
import type { EnqueueOptions } from '../../../jobs/jobs';
import { laterReading, laterReadingOptions, laterScanOptions } from '../../../jobs/later-reading';
import { scanStored } from '../../../server/files/scan-file';
import { withWorkFolder } from '../../../workers/work-folder';
import { judgeFile } from './judge-file';

const gaveUpReason =
  'We could not finish checking this file. This is not your fault. Please add it again, or add it as a PDF.';

/** Numbers of earlier readings of the file that were too slow, and of waits for the virus scanner. */
type Tries = { slowReads?: number | undefined; scanWaits?: number | undefined };
type Counted = { slowReads: number; scanWaits: number };

/**
 * Checks a file of an order as the library checks uploads, in the reader's child process. The customer reads the reason
 * of a refusal. A reading that may have failed by chance is tried again later with more time. The job may run twice or
 * stop anywhere: a decided file stays as it is.
 */
export async function checkOrderFile(
  ctx: Context & { reader: PageReader },
  fileId: string,
  { slowReads = 0, scanWaits = 0 }: Tries = {},
): Promise<void> {
  const file = await orders.findFile(ctx.db, fileId);
  if (file?.status !== 'checking') return;
  const scan = await scanStored(ctx, file.file_sha256);
  await orders.setFileScanTime(ctx.db, file.id, scan.status === 'waiting' ? scan.startAfter : null);
  if (scan.status === 'refused') return orders.decideFile(ctx.db, file.id, scan);
  if (scan.status === 'waiting')
    return enqueueAgain(
      ctx,
      file,
      { slowReads, scanWaits: scanWaits + 1 },
      laterScanOptions(file.id, { startAfter: scan.startAfter, scanWaits }),
    );
  await withWorkFolder(ctx.config, (folder) => checkWithin(ctx, file, { slowReads, scanWaits }, folder));
}

async function checkWithin(
  ctx: Context & { reader: PageReader },
  file: OrderFileRow,
  { slowReads, scanWaits }: Counted,
  folder: string,
): Promise<void> {
  const source = path.join(folder, 'source');
  const stored = await documents.findFile(ctx.db, file.file_sha256);
  if (!stored) throw new Error(`File ${file.id} names bytes that are not in the file table.`);
  await pipeline(await ctx.files.read(stored.storage_key), createWriteStream(source));
  const reading = { path: source, fileName: file.file_name, timeFactor: 1 + slowReads };
  const verdict = await judgeFile(ctx.reader, reading, folder);
  if (
    verdict.status === 'refused' &&
    verdict.isChance &&
    (await postpone(ctx, file, { slowReads, scanWaits }))
  )
    return;
  if (verdict.status === 'ready') await documents.setFileKind(ctx.db, file.file_sha256, verdict.kind);
  await orders.decideFile(ctx.db, file.id, verdict);
}

/** Schedules another check of a file. Returns false after the last try. */
async function postpone(
  ctx: Context,
  file: OrderFileRow,
  { slowReads, scanWaits }: Counted,
): Promise<boolean> {
  const later = laterReading(slowReads, ctx.now());
  if (!later) return false;
  await enqueueAgain(
    ctx,
    file,
    { slowReads: later.slowReads, ...(scanWaits > 0 && { scanWaits }) },
    laterReadingOptions(file.id, later),
  );
  return true;
}

async function enqueueAgain(
  ctx: Context,
  file: OrderFileRow,
  tries: Tries,
  options: EnqueueOptions,
): Promise<void> {
  // Files of the first releases have no group.
  const group = file.queue_group ?? file.order_id;
  const place = Math.max(0, (await orders.countQueuedFiles(ctx.db, group)) - 1);
  const turn = { group, place };
  await ctx.jobs.enqueue(ctx.db, 'check-order-file', { fileId: file.id, ...tries }, { turn, ...options });
}

/** Refuses a file that no try could read. */
export async function giveUpOnOrderFile(ctx: Context, fileId: string): Promise<void> {
  await orders.decideFile(ctx.db, fileId, { status: 'refused', reason: gaveUpReason });
}
